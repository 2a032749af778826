import { Component, type ReactNode } from 'react';

export function sayStopped(reason: unknown): void {
  console.error('The application stopped', reason);
  globalThis.showNotice?.('Botões e buscas pararam de funcionar aqui. Textos e links, não.');
}

interface LastNetProps {
  container: Element;
  children: ReactNode;
}

/** Above the router's own net: keeps readable content when React itself throws. */
export class LastNet extends Component<LastNetProps, { hasStopped: boolean }> {
  override state = { hasStopped: false };
  #restore: ((element: Element | null) => void) | null = null;

  static getDerivedStateFromError() {
    return { hasStopped: true };
  }

  override componentDidCatch(reason: unknown) {
    sayStopped(reason);
  }

  override render() {
    if (!this.state.hasStopped) return this.props.children;
    // Before React takes the page away.
    this.#restore ??= restoring(this.props.container);
    return <div className="contents" ref={this.#restore} />;
  }
}

/** Copies what is shown now, with its title. */
function restoring(container: Element): (element: Element | null) => void {
  const { title } = document;
  const { childNodes } = container.cloneNode(true);
  const nodes = [...childNodes];
  return (element) => {
    element?.replaceChildren(...nodes);
    document.title = title;
  };
}
