import { env } from '@/lib/env';
import { RunningText } from '@/ui/running-text';
import { Section } from '@/ui/section';

const examples = [
  {
    title: 'As 20 votações mais novas',
    read: 'camara_votacoes?select=dia,titulo,aprovada,sim,nao&nominal=is.true&order=dia.desc,id.desc&limit=20',
  },
  {
    title: 'Os deputados de um estado',
    read: 'camara_deputados?select=nome,partido_sigla&uf=eq.CE&em_exercicio=is.true&order=nome&limit=100',
  },
] as const;

/** Works from any machine, with the key of every visitor. */
function commandOf(read: string): string {
  return `curl '${env.supabaseUrl}/rest/v1/${read}' \\\n  -H 'apikey: ${env.supabaseKey}'`;
}

export function ApiExamples() {
  return (
    <Section title="Ler pela API" meta="leitura pública, sem conta">
      <div className="grid gap-6 lg:grid-cols-2">
        {examples.map(({ title, read }) => (
          <div key={title} className="min-w-0">
            <h3 className="mb-2">{title}</h3>
            {/* Scrolls sideways, so the keyboard must reach it. */}
            <pre
              tabIndex={0}
              aria-label={title}
              role="region"
              className="border-border bg-surface-2 text-small overflow-x-auto border p-4"
            >
              <code lang="en" translate="no">
                {commandOf(read)}
              </code>
            </pre>
          </div>
        ))}
      </div>
      <div className="mt-6">
        <RunningText>
          <ul>
            <li>A chave é pública: só lê o que qualquer visitante lê.</li>
            <li>No máximo 1.000 linhas por requisição; para mais, continue depois da última linha lida.</li>
            <li>Dentro de outras linhas, até 20.000 ao todo; para mais, leia a tabela de dentro.</li>
            <li>
              Para ler tudo, baixe os arquivos acima: não pesam no banco. Não há garantia de que a API não
              mude.
            </li>
          </ul>
        </RunningText>
      </div>
    </Section>
  );
}
