import { domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { Rotate3d } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { flipSpring } from './flip-spring';

interface FlipCardProps {
  /** Its accessible name, and part of its buttons'. */
  name: string;
  /** Three rows (head, body, foot) each; `turn` is the turning button. */
  front: (turn: ReactNode) => ReactNode;
  back: (turn: ReactNode) => ReactNode;
}

/** Controls and selected words are no wish to turn the card. */
function isForTheCard({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button') !== null;
  return !isOnControl && window.getSelection()?.type !== 'Range';
}

/** 420 px at the usual size of text; taller content scrolls; the hidden face is inert. */
export function FlipCard({ name, front, back }: FlipCardProps) {
  const [isFlipped, setFlipped] = useState(false);
  const card = useRef<HTMLElement>(null);
  const frontTurn = useRef<HTMLButtonElement>(null);
  const backTurn = useRef<HTMLButtonElement>(null);

  function turn() {
    const hadFocus = card.current?.contains(document.activeElement);
    const twin = isFlipped ? frontTurn : backTurn;
    flushSync(() => setFlipped(!isFlipped));
    if (hadFocus) twin.current?.focus({ preventScroll: true });
  }

  const label = `Virar cartão de ${name}`;
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={flipSpring}>
        <article ref={card} aria-label={name} className="perspective-[1200px]">
          <m.div
            initial={false}
            animate={{ rotateY: isFlipped ? 180 : 0 }}
            onClick={(event) => {
              if (isForTheCard(event)) turn();
            }}
            className="relative h-[26.25rem] cursor-pointer transform-3d"
          >
            <Face
              aria-label="Frente"
              isHidden={isFlipped}
              className="border-border hover:border-border-strong"
            >
              {front(<TurnButton ref={frontTurn} aria-label={label} aria-pressed={false} onClick={turn} />)}
            </Face>
            <Face
              aria-label="Verso"
              isHidden={!isFlipped}
              className="border-border-strong transform-[rotateY(180deg)]"
            >
              {back(<TurnButton ref={backTurn} aria-label={label} aria-pressed onClick={turn} />)}
            </Face>
          </m.div>
        </article>
      </MotionConfig>
    </LazyMotion>
  );
}

/** The turning face stays visible; the other takes the focus at once. */
function Face({ isHidden, className, children, ...props }: ComponentProps<'div'> & { isHidden: boolean }) {
  return (
    <div
      {...props}
      role="group"
      inert={isHidden}
      className={cn(
        'rounded-card bg-surface absolute inset-0 grid grid-rows-[auto_1fr_auto] overflow-y-auto border backface-hidden',
        isHidden && 'invisible transition-[visibility] duration-600',
        className,
      )}
    >
      {children}
    </div>
  );
}

function TurnButton(props: ComponentProps<typeof Button>) {
  return (
    <Button {...props} className="px-3">
      <Rotate3d className="size-5 flex-none" />
      Virar
    </Button>
  );
}
