import { Definition, DefinitionList } from '@/ui/definition-list';
import { procedureMeanings } from './procedure-meanings';

export function ProcedureList() {
  return (
    <>
      <p className="text-small max-w-measure">
        O que foi decidido vem das palavras com que a Câmara descreve cada votação. ‘Regimento’ é o Regimento
        Interno da Câmara dos Deputados.
      </p>
      <DefinitionList isStacked className="max-w-measure">
        {Object.entries(procedureMeanings).map(([name, meaning]) => (
          <Definition key={name} term={name.charAt(0).toUpperCase() + name.slice(1)}>
            <span className="font-normal">{meaning}</span>
          </Definition>
        ))}
      </DefinitionList>
    </>
  );
}
