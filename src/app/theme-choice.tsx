import { useEffect, useState } from 'react';
import { type Theme, useTheme } from '@/lib/theme';
import { ThemeControl } from '@/ui/theme-control';

/** What was chosen on the drawn control before this code came; React takes the control over as it was drawn. */
function readEarlyChoice(): Theme | null {
  if (typeof document === 'undefined') return null;
  const radio = document.querySelector<HTMLInputElement>('#rodape input:checked:not([checked])');
  const value = radio?.value;
  return value === 'light' || value === 'dark' ? value : null;
}

/** The theme in force and how to change it. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  const [early] = useState(readEarlyChoice);
  useEffect(() => {
    if (early !== null) setTheme(early);
  }, [early, setTheme]);
  return <ThemeControl value={theme} onChange={setTheme} />;
}
