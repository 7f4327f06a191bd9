delete from "claves" where "usada_en" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "es_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claves" DROP COLUMN "usada_en";--> statement-breakpoint
update "users" set "es_demo" = true where "email" like '%@telar.test';
