import { useTheme } from '@/lib/page/theme';
import { ThemeControl } from '@/ui/dialog/theme-control';

export function LazyThemeControl() {
  const [theme, setTheme] = useTheme();
  return <ThemeControl value={theme} onChange={setTheme} />;
}
