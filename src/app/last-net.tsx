import { Component, type ReactNode } from 'react';

/** In the one line that the page can still say (prerender/script-failed-notice.ts). */
export function sayStopped(reason: unknown): void {
  console.error('The application stopped', reason);
  globalThis.showNotice?.('Botões e buscas pararam de funcionar aqui. Textos e links, não.');
}

interface Left {
  title: string;
  nodes: readonly Node[];
}

interface LastNetProps {
  /** Where the application is shown. */
  container: Element;
  children: ReactNode;
}

/** Above the router, whose own net has words: what throws up here leaves what could be read, without the application. */
export class LastNet extends Component<LastNetProps, { hasStopped: boolean }> {
  override state = { hasStopped: false };
  #left: Left | null = null;

  static getDerivedStateFromError() {
    return { hasStopped: true };
  }

  override componentDidCatch(reason: unknown) {
    sayStopped(reason);
  }

  override render() {
    if (!this.state.hasStopped) return this.props.children;
    // Before React takes the page away.
    this.#left ??= copyOf(this.props.container);
    const { title, nodes } = this.#left;
    return (
      <div
        className="contents"
        ref={(element) => {
          element?.replaceChildren(...nodes);
          document.title = title;
        }}
      />
    );
  }
}

function copyOf({ childNodes }: Element): Left {
  return { title: document.title, nodes: Array.from(childNodes, (node) => node.cloneNode(true)) };
}
