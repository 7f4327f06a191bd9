CREATE TABLE "accesos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accesos" ADD CONSTRAINT "accesos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
insert into accesos (user_id, cuando) select user_id, max(creado_en) from refresh_tokens group by 1;
