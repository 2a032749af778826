-- A hosted project may come with a second API over the same tables, whose introspection shows their names and columns
-- to every visitor. The product speaks REST alone.
drop extension if exists pg_graphql;
