import { useLayoutEffect } from 'react';
import { useTheme } from '@/lib/page/theme';
import { ThemeControl } from '@/ui/dialog/theme-control';

/** Counts a choice made on the prerendered control before this code came. */
export function LazyThemeControl() {
  const [theme, setTheme] = useTheme();
  useLayoutEffect(() => {
    const radio = document.querySelector<HTMLInputElement>('#rodape input:checked:not([checked])');
    const value = radio?.value;
    if (value === 'light' || value === 'dark') setTheme(value);
  }, [setTheme]);
  return <ThemeControl value={theme} onChange={setTheme} />;
}
