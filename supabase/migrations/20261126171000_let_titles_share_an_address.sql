-- A collection has one address and many titles: the source of every leaning had lost its address to another of its titles.
alter table public.fontes
  drop constraint fontes_url_key,
  add constraint fontes_url_titulo_key unique (url, titulo);

update public.fontes set url = 'https://github.com/figuered0o0808-glitch/observatorio-2026'
where id = '85b88b59-c02f-5a1f-8865-f1acd58028bb' and url is null;
