-- Words are read by their index only, and packed answers leave within seconds. Compressing them with PostgreSQL's own method took
-- a fifth of its CPU at taking in large submissions, so they are stored as they are; lz4, where the server has it, costs next
-- to nothing.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_settings WHERE name = 'default_toast_compression' AND 'lz4' = ANY (enumvals)) THEN
    ALTER TABLE submissions ALTER COLUMN words SET COMPRESSION lz4;
  ELSE
    ALTER TABLE submissions ALTER COLUMN words SET STORAGE EXTERNAL;
    ALTER TABLE answer_packs ALTER COLUMN moves SET STORAGE EXTERNAL;
  END IF;
END $$;
