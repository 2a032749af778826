import { useTheme } from '@/lib/theme';
import { ThemeControl } from '@/ui/theme-control';

/** The theme in force and how to change it. */
export function ThemeChoice() {
  const [theme, setTheme] = useTheme();
  return <ThemeControl value={theme} onChange={setTheme} />;
}
