import { useState } from 'react';
import { ufs } from '@/features/politicians/state/states';
import { useSearchParam } from '@/lib/use/use-search-param';
import { fateKeys, unknown } from './model';

/** What the list is narrowed by; all but the name stays in the address. */
export function useFateFilters() {
  const [nome, setNome] = useState('');
  const [uf, setUf] = useSearchParam('uf', ['', ...ufs]);
  const [destino, setDestino] = useSearchParam('destino', ['', ...fateKeys, unknown]);
  const [situacao, setSituacao] = useSearchParam('situacao', ['', 'preliminar', 'conferido', unknown]);
  return { filters: { nome, uf, destino, situacao }, setNome, setUf, setDestino, setSituacao };
}
