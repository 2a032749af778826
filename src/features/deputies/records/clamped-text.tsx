import { useState } from 'react';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';

/** About six lines. */
const longText = 400;

export function ClampedText({ children }: { children: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (children.length <= longText) return <p className="max-w-measure whitespace-pre-line">{children}</p>;
  return (
    <>
      <p className={cn('max-w-measure whitespace-pre-line', !isOpen && 'line-clamp-6 print:line-clamp-none')}>
        {children}
      </p>
      <div>
        <Button
          variant="text"
          className="-ml-4"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((open) => !open)}
        >
          {isOpen ? 'Mostrar menos' : 'Ler tudo'}
        </Button>
      </div>
    </>
  );
}
