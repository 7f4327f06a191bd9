CREATE TABLE "accesos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"cuando" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP VIEW "public"."entregas_lista";--> statement-breakpoint
ALTER TABLE "entregas" ADD COLUMN "deshecha_en" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "entregas" ADD COLUMN "deshecha_por" text;--> statement-breakpoint
ALTER TABLE "entregas" ADD COLUMN "motivo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "accesos" ADD CONSTRAINT "accesos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entregas" ADD CONSTRAINT "entregas_deshecha" CHECK ("entregas"."deshecha_en" is null or "entregas"."motivo" <> '');--> statement-breakpoint
CREATE VIEW "public"."entregas_lista" AS (
  select e.id, e.version, e.creado_en, e.modificado_en, e.numero, e.pedido_id, p.numero as pedido, e.cliente_id,
    c.razon_social as cliente, p.comercial_id, e.fecha, e.quien, e.nota, e.prendas,
    (select coalesce(sum(l.devuelta), 0)::int from entrega_lineas l where l.entrega_id = e.id) as devueltas,
    e.deshecha_en, e.motivo
  from entregas e join pedidos p on p.id = e.pedido_id join clientes c on c.id = e.cliente_id);--> statement-breakpoint
insert into accesos (user_id, cuando) select user_id, max(creado_en) from refresh_tokens group by 1;
