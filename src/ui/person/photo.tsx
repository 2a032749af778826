import { type ComponentProps, startTransition, use, useState } from 'react';
import { cn } from '@/lib/cn';
import { initials } from './initials';
import { PhotosOfEverybody, PhotoSourcesContext } from './photo-context';
import { httpsUrl } from '@/ui/form/https-url';

type PhotoProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height' | 'loading' | 'onError'> & {
  src: string | null | undefined;
  name: string;
  alt?: string;
  width: number;
  isEager?: boolean;
  isMuted?: boolean;
  /** No address is left that could show it. */
  onLost?: (() => void) | undefined;
};

function useSources(src: string | null | undefined, width: number): string[] {
  const sources = use(PhotoSourcesContext);
  const isOwnOnly = !use(PhotosOfEverybody);
  if (src?.startsWith('/') && !src.startsWith('//')) return [src];
  const address = httpsUrl(src);
  return address === null ? [] : sources(address, width, isOwnOnly);
}

function useAddress({ src, width, onLost }: PhotoProps): [string | undefined, () => void] {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [address, ...others] = useSources(src, width).filter((one) => !failed.includes(one));
  const giveUp = () => {
    if (address === undefined) return;
    setFailed([...failed, address]);
    if (others.length === 0) onLost?.();
  };
  return [address, giveUp];
}

/** Failures become initials; `width` is its widest in CSS px. */
export function Photo(photo: PhotoProps) {
  const { src, name, alt = '', width, isEager = false, isMuted = false, onLost, className, ...props } = photo;
  const [address, giveUp] = useAddress(photo);
  /** It may have failed before hydration; fifty at once hold up taps. */
  function look(picture: HTMLImageElement | null) {
    if (picture?.complete && picture.naturalWidth === 0) startTransition(giveUp);
  }
  const frame = cn(
    '@container relative block aspect-3/4 overflow-hidden rounded-chip bg-surface-2 print:max-w-[3cm]',
    'after:pointer-events-none after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-photo-edge',
    className,
  );
  if (address === undefined) {
    const named = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span {...named} translate="no" className={frame}>
        <span className="ruled-photo absolute inset-0" />
        <span
          className={cn(
            'font-head absolute bottom-[calc(15cqi-0.258em)] left-[9cqi] text-[min(44cqi,5.25rem)] leading-none font-semibold tracking-[-0.04em]',
            isMuted ? 'text-muted' : 'text-text',
          )}
        >
          {initials(name)}
        </span>
      </span>
    );
  }
  return (
    <span className={frame}>
      <img
        ref={look}
        decoding="async"
        {...props}
        src={address}
        alt={alt}
        width={width}
        height={Math.round((width * 4) / 3)}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        referrerPolicy="no-referrer"
        onError={giveUp}
        className={cn('size-full object-cover object-top', isMuted && 'filter-[grayscale(1)]')}
      />
    </span>
  );
}
