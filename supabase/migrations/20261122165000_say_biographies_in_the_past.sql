-- The election is over: the twelve biographies that the seed brought say 'Concorreu', as the seed now does. Only a text that
-- is still the seed's own, known by its digest: what an administrator wrote stays, and so do the stamps, because nobody acted.
alter table public.candidatos_presidencia_2026 disable trigger stamp_candidato;

update public.candidatos_presidencia_2026 as c
set bio_summary = replace(c.bio_summary, '. Concorre ', '. Concorreu ')
from (values
  ('ea35ceaa-f72c-5330-ac8b-7960a3689925'::uuid, '403f5409e19c36882bfb9fa96d644bda'),
  ('1c8ed826-fce2-5648-86d9-a356feb50e68'::uuid, 'd05b9b89343255187387ca0e03b91285'),
  ('d6db76b3-b6cc-5315-a858-85e8b5c955c9'::uuid, '18ad794b124a6837194b250792f9ef5c'),
  ('7ac519a5-e61c-5af0-bf56-858d7b37c544'::uuid, 'eada04db7db256afcd5a30e6a764f1cf'),
  ('81bfcbff-e881-5a67-8108-6bff73f77552'::uuid, '2cf847b9499f4c2ab07f5db409d11238'),
  ('1d406712-5c3f-53c5-9a30-baef40954369'::uuid, '235a89da29a916137d8eee1c5f49fb8c'),
  ('6cd66d5c-5a65-5344-9bc9-24a2efaf6463'::uuid, '87c36f89586c11537fb7955b4f38ea1b'),
  ('223be8e4-d7d4-5c70-81f1-ec89ecfefed2'::uuid, '8b1d61c6acda7da2d1d33cb2ce059f52'),
  ('31402daf-7c1e-5e4e-b3ef-8ae30ace5957'::uuid, 'cf2714a323aa29a94d9301758d75866f'),
  ('3ceb477d-c93a-5464-ac06-549c0a66dac1'::uuid, 'd507708a0359e7671a7ce78612145f77'),
  ('df0b0716-e76a-5eae-9492-6cdb33b44a37'::uuid, 'b6a3365ef27728731eba57b7800665c8'),
  ('c0c5339a-c71a-52ad-9d8b-76cfc94beabe'::uuid, '0dbec4cd9d5e1e5b603c471157332e8d')
) as curated (id, digest)
where c.id = curated.id and md5(c.bio_summary) = curated.digest;

alter table public.candidatos_presidencia_2026 enable trigger stamp_candidato;
