-- The lists of the first seed were named by keys; readers get what each calls itself and who keeps it. Whatever an
-- administrator wrote stays.
update public.destinos_deputados as d set
  fonte_titulo = 'Listas públicas de terceiros: ' || named.titles,
  updated_at = greatest(clock_timestamp(), d.updated_at + interval '1 microsecond')
from (values
  ('congresso-2027 e agregador-br', 'Congresso 2027 (leoniedu) e Agregador BR (Fcairo1)'),
  ('congresso-e-governos e congresso-2027', 'Congresso e governos 2026 (Gabriel-Alexandre) e Congresso 2027 (leoniedu)'),
  ('congresso-e-governos, agregador-br e congresso-2027', 'Congresso e governos 2026 (Gabriel-Alexandre), Agregador BR (Fcairo1) e Congresso 2027 (leoniedu)'),
  ('congresso-e-governos, agregador-br e congresso-e-governos-pl', 'Congresso e governos 2026 (Gabriel-Alexandre) e Agregador BR (Fcairo1)'),
  ('congresso-e-governos, agregador-br, congresso-2027 e congresso-e-governos-pl', 'Congresso e governos 2026 (Gabriel-Alexandre), Agregador BR (Fcairo1) e Congresso 2027 (leoniedu)'),
  ('congresso-e-governos, congresso-2027 e agregador-br', 'Congresso e governos 2026 (Gabriel-Alexandre), Congresso 2027 (leoniedu) e Agregador BR (Fcairo1)')
) as named (keys, titles)
where d.updated_by is null and d.situacao = 'preliminar' and d.fonte_titulo = 'Listas públicas de terceiros: ' || named.keys;
