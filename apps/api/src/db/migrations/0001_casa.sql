CREATE TABLE "app_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tema" jsonb NOT NULL,
	"empresa" jsonb NOT NULL,
	"anuncio" jsonb NOT NULL,
	"pedido_minimo" numeric(12, 2),
	CONSTRAINT "app_settings_una" CHECK ("app_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"iso2" text NOT NULL,
	"nombre" jsonb NOT NULL,
	"es_ue" boolean NOT NULL,
	"prefijo_iva" text,
	"prefijo_tel" text,
	CONSTRAINT "countries_iso2_unique" UNIQUE("iso2")
);
--> statement-breakpoint
CREATE TABLE "user_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"tabla_id" text NOT NULL,
	"columnas" jsonb NOT NULL,
	"orden" jsonb NOT NULL,
	"filtros" jsonb NOT NULL,
	CONSTRAINT "user_settings_unique" UNIQUE("user_id","tabla_id")
);
--> statement-breakpoint
CREATE TABLE "colecciones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colecciones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" jsonb NOT NULL,
	"descripcion" jsonb NOT NULL,
	"temporada_id" integer,
	"imagen_id" integer,
	"orden" integer DEFAULT 0 NOT NULL,
	"visible_home" boolean DEFAULT true NOT NULL,
	"activa" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "colores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "colores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"codigo" text NOT NULL,
	"nombre" jsonb NOT NULL,
	"hex" text NOT NULL,
	"activo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "colores_codigo_unique" UNIQUE("codigo")
);
--> statement-breakpoint
CREATE TABLE "imagenes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imagenes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ancho" integer NOT NULL,
	"alto" integer NOT NULL,
	"huella" text DEFAULT '' NOT NULL,
	"formato" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"demo" jsonb,
	"lista_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "modelo_colecciones" (
	"modelo_id" integer NOT NULL,
	"coleccion_id" integer NOT NULL,
	"orden" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "modelo_colecciones_modelo_id_coleccion_id_pk" PRIMARY KEY("modelo_id","coleccion_id")
);
--> statement-breakpoint
CREATE TABLE "modelo_fotos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelo_fotos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer,
	"imagen_id" integer NOT NULL,
	"orden" integer DEFAULT 0 NOT NULL,
	"alt" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modelo_tipos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelo_tipos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"nombre" jsonb NOT NULL,
	"imagen_id" integer,
	"orden" integer DEFAULT 0 NOT NULL,
	"visible_web" boolean DEFAULT true NOT NULL,
	"visible_home" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modelo_variantes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelo_variantes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modelo_id" integer NOT NULL,
	"color_id" integer NOT NULL,
	"talla" text NOT NULL,
	"ean" text,
	"stock" integer DEFAULT 0 NOT NULL,
	"reservado" integer DEFAULT 0 NOT NULL,
	"disponible_web" boolean DEFAULT true NOT NULL,
	CONSTRAINT "modelo_variantes_unique" UNIQUE("modelo_id","color_id","talla"),
	CONSTRAINT "modelo_variantes_reservado" CHECK (0 <= "modelo_variantes"."reservado" and "modelo_variantes"."reservado" <= "modelo_variantes"."stock")
);
--> statement-breakpoint
CREATE TABLE "modelos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "modelos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"numero" text NOT NULL,
	"nombre" text NOT NULL,
	"modelo_tipo_id" integer NOT NULL,
	"temporada_id" integer NOT NULL,
	"descripcion" jsonb NOT NULL,
	"composicion" text DEFAULT '' NOT NULL,
	"cuidados" jsonb NOT NULL,
	"tallas" jsonb NOT NULL,
	"curva" jsonb,
	"venta_por_curva" boolean DEFAULT false NOT NULL,
	"precio_mayor" numeric(12, 4) NOT NULL,
	"pvp_recomendado" numeric(12, 2),
	"taric" text,
	"peso_gr" integer,
	"publicado" boolean DEFAULT false NOT NULL,
	"publicado_en" timestamp (3) with time zone,
	CONSTRAINT "modelos_numero_unique" UNIQUE("temporada_id","numero")
);
--> statement-breakpoint
CREATE TABLE "temporadas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "temporadas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"codigo" text NOT NULL,
	"nombre" text NOT NULL,
	"fecha_inicio" date NOT NULL,
	"fecha_fin" date NOT NULL,
	CONSTRAINT "temporadas_codigo_unique" UNIQUE("codigo"),
	CONSTRAINT "temporadas_fechas" CHECK ("temporadas"."fecha_inicio" <= "temporadas"."fecha_fin")
);
--> statement-breakpoint
CREATE TABLE "web_banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "web_banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"titulo" jsonb NOT NULL,
	"texto" jsonb NOT NULL,
	"accion" jsonb NOT NULL,
	"imagen_id" integer,
	"enlace" text NOT NULL,
	"orden" integer DEFAULT 0 NOT NULL,
	"desde" date,
	"hasta" date,
	"activo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claves" (
	"clave_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"caduca_en" timestamp (3) with time zone NOT NULL,
	"usada_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "permisos" (
	"permission" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"familia" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"caduca_en" timestamp (3) with time zone NOT NULL,
	"usado_en" timestamp (3) with time zone,
	"revocado_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"role_id" uuid NOT NULL,
	"permission" text NOT NULL,
	CONSTRAINT "role_permissions_role_id_permission_pk" PRIMARY KEY("role_id","permission")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"fixed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone_number" text,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"email_confirmed" boolean DEFAULT false NOT NULL,
	"idioma" text DEFAULT 'es' NOT NULL,
	"password_hash" text,
	"cliente_id" integer,
	"comercial_id" integer,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"modificado_en" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auditoria_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cuando" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"usuario_id" uuid,
	"usuario" text,
	"peticion" text,
	"tabla" text NOT NULL,
	"registro" text NOT NULL,
	"accion" text NOT NULL,
	"antes" jsonb,
	"despues" jsonb
);
--> statement-breakpoint
CREATE TABLE "correos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"para" text NOT NULL,
	"asunto" text NOT NULL,
	"texto" text NOT NULL,
	"html" text NOT NULL,
	"plantilla" text NOT NULL,
	"idioma" text NOT NULL,
	"estado" text DEFAULT 'pendiente' NOT NULL,
	"intentos" integer DEFAULT 0 NOT NULL,
	"proximo_intento" timestamp (3) with time zone DEFAULT now(),
	"ultimo_error" text,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"enviado_en" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotencia" (
	"usuario" text NOT NULL,
	"llamada" text NOT NULL,
	"clave" text NOT NULL,
	"huella" text NOT NULL,
	"respuesta" jsonb,
	"creado_en" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotencia_usuario_llamada_clave_pk" PRIMARY KEY("usuario","llamada","clave")
);
--> statement-breakpoint
CREATE TABLE "limites" (
	"clave" text PRIMARY KEY NOT NULL,
	"cuenta" integer NOT NULL,
	"bloqueos" integer DEFAULT 0 NOT NULL,
	"hasta" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD CONSTRAINT "user_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colecciones" ADD CONSTRAINT "colecciones_temporada_id_temporadas_id_fk" FOREIGN KEY ("temporada_id") REFERENCES "public"."temporadas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "colecciones" ADD CONSTRAINT "colecciones_imagen_id_imagenes_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_colecciones" ADD CONSTRAINT "modelo_colecciones_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_colecciones" ADD CONSTRAINT "modelo_colecciones_coleccion_id_colecciones_id_fk" FOREIGN KEY ("coleccion_id") REFERENCES "public"."colecciones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_fotos" ADD CONSTRAINT "modelo_fotos_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_fotos" ADD CONSTRAINT "modelo_fotos_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_fotos" ADD CONSTRAINT "modelo_fotos_imagen_id_imagenes_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_tipos" ADD CONSTRAINT "modelo_tipos_imagen_id_imagenes_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD CONSTRAINT "modelo_variantes_modelo_id_modelos_id_fk" FOREIGN KEY ("modelo_id") REFERENCES "public"."modelos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelo_variantes" ADD CONSTRAINT "modelo_variantes_color_id_colores_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."colores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelos" ADD CONSTRAINT "modelos_modelo_tipo_id_modelo_tipos_id_fk" FOREIGN KEY ("modelo_tipo_id") REFERENCES "public"."modelo_tipos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modelos" ADD CONSTRAINT "modelos_temporada_id_temporadas_id_fk" FOREIGN KEY ("temporada_id") REFERENCES "public"."temporadas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "web_banners" ADD CONSTRAINT "web_banners_imagen_id_imagenes_id_fk" FOREIGN KEY ("imagen_id") REFERENCES "public"."imagenes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claves" ADD CONSTRAINT "claves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "colecciones_temporada" ON "colecciones" USING btree ("temporada_id");--> statement-breakpoint
CREATE INDEX "imagenes_pendientes" ON "imagenes" USING btree ("id") WHERE "imagenes"."lista_en" is null;--> statement-breakpoint
CREATE INDEX "modelo_colecciones_coleccion" ON "modelo_colecciones" USING btree ("coleccion_id","orden");--> statement-breakpoint
CREATE INDEX "modelo_fotos_modelo" ON "modelo_fotos" USING btree ("modelo_id","orden");--> statement-breakpoint
CREATE INDEX "modelo_fotos_color" ON "modelo_fotos" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "modelo_variantes_color" ON "modelo_variantes" USING btree ("color_id");--> statement-breakpoint
CREATE INDEX "modelos_tipo" ON "modelos" USING btree ("modelo_tipo_id");--> statement-breakpoint
CREATE INDEX "modelos_numero" ON "modelos" USING btree ("numero");--> statement-breakpoint
CREATE INDEX "modelos_publicado" ON "modelos" USING btree ("publicado","publicado_en");--> statement-breakpoint
CREATE INDEX "modelos_nombre_busca" ON "modelos" USING gin (norm("nombre") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "modelos_numero_busca" ON "modelos" USING gin (norm("numero") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "temporadas_inicio" ON "temporadas" USING btree ("fecha_inicio");--> statement-breakpoint
CREATE INDEX "claves_user" ON "claves" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_familia" ON "refresh_tokens" USING btree ("familia");--> statement-breakpoint
CREATE INDEX "refresh_tokens_user" ON "refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_caduca" ON "refresh_tokens" USING btree ("caduca_en");--> statement-breakpoint
CREATE UNIQUE INDEX "roles_name_unique" ON "roles" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "user_roles_role" ON "user_roles" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_user_name_unique" ON "users" USING btree (lower("user_name"));--> statement-breakpoint
CREATE INDEX "auditoria_registro" ON "auditoria" USING btree ("tabla","registro");--> statement-breakpoint
CREATE INDEX "auditoria_cuando" ON "auditoria" USING btree ("cuando");--> statement-breakpoint
CREATE INDEX "correos_pendientes" ON "correos" USING btree ("proximo_intento") WHERE "correos"."estado" = 'pendiente';--> statement-breakpoint
CREATE INDEX "correos_creado" ON "correos" USING btree ("creado_en");--> statement-breakpoint
CREATE INDEX "idempotencia_creado" ON "idempotencia" USING btree ("creado_en");--> statement-breakpoint
CREATE VIEW "public"."modelos_lista" AS (
  select m.id, m.version, m.creado_en, m.modificado_en, m.numero, m.nombre, m.modelo_tipo_id, t.nombre as tipo,
    m.temporada_id, s.codigo as temporada, m.precio_mayor, m.pvp_recomendado, m.publicado,
    (select count(distinct v.color_id)::int from modelo_variantes v where v.modelo_id = m.id) as colores,
    (select count(*)::int from modelo_fotos f where f.modelo_id = m.id) as fotos,
    (select coalesce(sum(v.stock), 0)::int from modelo_variantes v where v.modelo_id = m.id) as stock,
    (select coalesce(sum(v.stock - v.reservado), 0)::int from modelo_variantes v where v.modelo_id = m.id) as libre,
    (select f.imagen_id from modelo_fotos f where f.modelo_id = m.id order by f.orden, f.id limit 1) as imagen_id
  from modelos m
    join modelo_tipos t on t.id = m.modelo_tipo_id
    join temporadas s on s.id = m.temporada_id);