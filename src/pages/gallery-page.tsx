import { DocumentHead } from '@/seo/document-head';
import { useTheme } from '@/lib/page/theme';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';
import { ThemeControl } from '@/ui/dialog/theme-control';
import { CounterSamples, ExpenseSamples, FactSamples } from '@/pages/gallery/data';
import { FormSamples } from '@/pages/gallery/forms';
import { BadgeSamples, CardSamples, PhotoSamples } from '@/pages/gallery/people';
import { OverlaySamples, StateSamples } from '@/pages/gallery/states';
import { WholeSamples } from '@/pages/gallery/whole';
import { ButtonSamples, ToggleSamples, TypeSamples } from '@/pages/gallery/type-and-buttons';

/** Every piece of the design system with its states; served in development only. */
export function Component() {
  const [theme, setTheme] = useTheme();
  return (
    <>
      <DocumentHead title="Componentes" isPrivate />
      <BackLink to="/">Início</BackLink>
      <PageHead
        title="Componentes"
        lead="Cada peça da interface com seus estados."
        actions={<ThemeControl value={theme} onChange={setTheme} />}
      />
      <TypeSamples />
      <ButtonSamples />
      <ToggleSamples />
      <BadgeSamples />
      <PhotoSamples />
      <CardSamples />
      <CounterSamples />
      <FactSamples />
      <ExpenseSamples />
      <FormSamples />
      <StateSamples />
      <OverlaySamples />
      <WholeSamples />
    </>
  );
}
