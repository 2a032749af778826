import { chamberError } from './errors.ts';
import type { Fault } from './fault-switch.ts';

const slowMs = 20_000;
const hugeBytes = 6 * 1024 * 1024;

function page(status: number, title: string): Response {
  const html = `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n<hr><center>nginx</center>\n</body>\n</html>\n`;
  return new Response(html, { status, headers: { 'content-type': 'text/html' } });
}

async function cut(answer: Response): Promise<Response> {
  const text = await answer.text();
  return new Response(text.slice(0, Math.floor(text.length / 2)), {
    headers: { 'content-type': 'application/json' },
  });
}

/** `answer` is what the Chamber should have sent. */
export async function applyFault(
  kind: Fault['kind'],
  answer: () => Promise<Response>,
  wait: (ms: number) => Promise<void>,
): Promise<Response> {
  switch (kind) {
    case 'busy':
      return page(429, '429 Too Many Requests');
    case 'gateway-timeout':
      return new Response('upstream request timeout', {
        status: 504,
        headers: { 'content-type': 'text/plain' },
      });
    case 'forbidden':
      return page(403, '403 Forbidden');
    case 'unavailable':
      return page(503, '503 Service Temporarily Unavailable');
    case 'broken':
      return chamberError(500, 'Erro - Contate o Administrador', '');
    case 'slow':
      await wait(slowMs);
      return answer();
    case 'empty':
      return Response.json({ dados: [], links: [] });
    case 'truncated':
      return cut(await answer());
    case 'html':
      return page(200, 'Portal da Câmara dos Deputados');
    case 'redirect':
      return new Response(null, { status: 302, headers: { location: 'https://www.camara.leg.br/' } });
    case 'huge':
      return Response.json({ dados: [{ texto: 'a'.repeat(hugeBytes) }], links: [] });
  }
}
