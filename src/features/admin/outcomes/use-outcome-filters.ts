import { useState } from 'react';
import { ufs } from '@/features/politicians/state/states';
import { useSearchParam } from '@/lib/use/use-search-param';
import { outcomeKeys, unknown } from './model';

/** All but the name stays in the address. */
export function useOutcomeFilters() {
  const [nome, setNome] = useState('');
  const [uf, setUf] = useSearchParam('uf', ['', ...ufs]);
  const [destino, setDestino] = useSearchParam('destino', ['', ...outcomeKeys, unknown]);
  const [situacao, setSituacao] = useSearchParam('situacao', ['', 'preliminar', 'conferido', unknown]);
  return { filters: { nome, uf, destino, situacao }, setNome, setUf, setDestino, setSituacao };
}
