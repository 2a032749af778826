-- A secret vote is neither symbolic nor one whose individual votes are missing: nobody's is ever published. Elections of persons
-- are secret (Rules of the Chamber, art. 188, III), and nobody is "approved" in them.
create or replace function private.tipo_da_votacao(descricao text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when d ~ '^votos:\s*sra?s?\.|^(eleicao|eleit[oa]s?)\M' then 'eleicao'
    when d ~ '^[^.]*requerimento.*urgencia|^alteracao do regime de tramitacao' then 'urgencia'
    when d ~ '^\S+ as? redac(ao|oes) fina(l|is)' then 'redacao_final'
    when d ~ '^(mantid|suprimid)|^\S+ (os? destaque|as? (preferencia|inclusao|supressao))' then 'destaque'
    when d ~ '^\S+ as? subemendas? substitutiv' then 'texto'
    when d ~ '^\S+ (as?|a parte da|o art[^ ]* \S+ da) (sub)?emendas? ' or d ~ '^\S+ as? emendas?[.]' then 'emenda'
    when d ~ '^\S+ os? recurso' then 'recurso'
    when d ~ '^[^.]*requerimento' then 'requerimento'
    when d ~ '(votacao|escrutinio|voto) secret[oa]' then 'secreta'
    when d ~ 'projeto|substitutiv|proposta|medida provisoria|parecer|dispositivo|artigo|emenda' then 'texto'
    else 'outra'
  end
  from (select regexp_replace(private.sem_acentos(descricao), '^(\S+), [^,]*(turno|apreciacao preliminar|unanimidade),', '\1') as d) as folded;
$$;
comment on function private.tipo_da_votacao(text) is
  'What a roll call was about: eleicao (of persons), secreta, urgencia, redacao_final, destaque, emenda, recurso, requerimento, texto or outra.';

-- A stored column keeps its expression for ever, so it is made anew; so is the index that asks for it.
alter table public.camara_votacoes drop column nominal;
alter table public.camara_votacoes add column nominal boolean not null generated always as (
  tem_votos or (descricao ~* '\mSim: *[0-9]' and private.tipo_da_votacao(descricao) not in ('eleicao', 'secreta'))
) stored;
comment on column public.camara_votacoes.nominal is
  'Whether each deputy''s vote was recorded: there are votes here, or the text counts them and the vote was not secret. False is a symbolic or a secret vote.';
create index camara_votacoes_dia_idx on public.camara_votacoes (dia desc, id desc) where nominal;

-- The kind is worked out again where it is stored.
update public.camara_votacoes set descricao = descricao where private.tipo_da_votacao(descricao) <> tipo;
