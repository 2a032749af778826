-- The table API tells anybody the planner's estimates (count=planned): so it may know nothing of people's rows.
do $$
declare
  kept record;
begin
  for kept in
    select c.oid::regclass as place, a.attname as field
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute as o where o.attrelid = c.oid and o.attname = 'user_id')
  loop
    execute format('alter table %s alter column %I set statistics 0', kept.place, kept.field);
  end loop;
end
$$;
