-- Wakes those who read for open pages, once the transaction has committed; what changed is read from the tables.
CREATE FUNCTION notify_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('waybill', 'account:' || account_id) FROM (SELECT DISTINCT account_id FROM new_rows) AS accounts;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER domain_events_notify AFTER INSERT ON "domain_events"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_of_events();--> statement-breakpoint
CREATE FUNCTION notify_of_revocations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('waybill', 'session:' || session_id) FROM new_rows;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER revoked_sessions_notify AFTER INSERT ON "revoked_sessions"
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION notify_of_revocations();
