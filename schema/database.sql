-- The database that the migrations make, to be read. Written by npm run migration -- list.

create table a_conferir (
  id integer not null default nextval('a_conferir_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  nome character varying(40) not null,
  pergunta text not null,
  tabela character varying(40) not null,
  id_registro integer not null,
  versao_registro integer not null,
  conferido_em timestamp with time zone,
  conferido_por integer,
  constraint a_conferir_conferida CHECK (((conferido_por IS NULL) OR (conferido_em IS NOT NULL))),
  constraint a_conferir_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX a_conferir_aberta ON public.a_conferir USING btree (id_cliente, id) WHERE (conferido_em IS NULL);
CREATE INDEX a_conferir_registro ON public.a_conferir USING btree (id_cliente, tabela, id_registro);
CREATE UNIQUE INDEX a_conferir_uuid ON public.a_conferir USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.a_conferir REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.a_conferir REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.a_conferir REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy a_conferir_tenant on a_conferir as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table a_conferir force row level security;

create table a_numerar (
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  tabela character varying(13) not null,
  ids integer[] not null,
  constraint a_numerar_pkey PRIMARY KEY (id_cliente, uuid)
);
CREATE CONSTRAINT TRIGGER numerar AFTER INSERT ON public.a_numerar DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION numerar();
create policy a_numerar_tenant on a_numerar as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table a_numerar force row level security;

create table acesso_perfil (
  id integer not null default nextval('acesso_perfil_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  perfil smallint not null,
  areas jsonb not null,
  como_membro boolean not null default false,
  constraint acesso_perfil_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX acesso_perfil_perfil ON public.acesso_perfil USING btree (id_cliente, perfil);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.acesso_perfil REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.acesso_perfil REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.acesso_perfil REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.acesso_perfil FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy acesso_perfil_tenant on acesso_perfil as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table acesso_perfil force row level security;

create table anexo (
  id integer not null default nextval('anexo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  especie character varying(30) not null,
  id_registro integer not null,
  id_arquivo integer not null,
  nome character varying(120) not null,
  tipo character varying(60) not null,
  bytes integer not null,
  posterior boolean not null default false,
  busca text generated always as (normalizar((nome)::text)) stored,
  conteudo character varying(64),
  constraint anexo_id_arquivo_id_cliente_foreign FOREIGN KEY (id_arquivo, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint anexo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX anexo_arquivo ON public.anexo USING btree (id_cliente, id_arquivo);
CREATE INDEX anexo_registro ON public.anexo USING btree (id_cliente, especie, id_registro, id);
CREATE UNIQUE INDEX anexo_uuid ON public.anexo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.anexo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.anexo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.anexo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy anexo_tenant on anexo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table anexo force row level security;

create table aparelho (
  id integer not null default nextval('aparelho_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  sessao uuid not null,
  endereco_hash character varying(64) not null,
  cifrado text not null,
  dispositivo character varying(200) not null,
  recebido_em timestamp with time zone,
  constraint aparelho_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint aparelho_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX aparelho_endereco ON public.aparelho USING btree (id_cliente, endereco_hash);
CREATE INDEX aparelho_usuario ON public.aparelho USING btree (id_cliente, id_usuario);
CREATE UNIQUE INDEX aparelho_uuid ON public.aparelho USING btree (id_cliente, uuid);
create policy aparelho_tenant on aparelho as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table aparelho force row level security;

create table arquivo (
  id integer not null default nextval('arquivo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  tipo character varying(60) not null,
  bytes integer not null,
  largura integer,
  altura integer,
  restrito boolean not null default false,
  constraint arquivo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX arquivo_uuid ON public.arquivo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.arquivo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.arquivo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.arquivo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy arquivo_tenant on arquivo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table arquivo force row level security;

create table assinatura (
  id integer not null default nextval('assinatura_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  plano character varying(40) not null,
  situacao character varying(10) not null,
  cliente_stripe character varying(255) not null,
  assinatura_stripe character varying(255) not null,
  graca_ate timestamp with time zone,
  periodo_ate timestamp with time zone,
  cancela_no_fim boolean not null default false,
  evento_em timestamp with time zone not null,
  constraint assinatura_graca CHECK ((((situacao)::text = 'atrasada'::text) = (graca_ate IS NOT NULL))),
  constraint assinatura_situacao CHECK (((situacao)::text = ANY ((ARRAY['ativa'::character varying, 'atrasada'::character varying, 'suspensa'::character varying, 'cancelada'::character varying])::text[]))),
  constraint assinatura_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX assinatura_cliente_stripe ON public.assinatura USING btree (cliente_stripe);
CREATE UNIQUE INDEX assinatura_da_igreja ON public.assinatura USING btree (id_cliente);
CREATE UNIQUE INDEX assinatura_uuid ON public.assinatura USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.assinatura REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.assinatura REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.assinatura REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy assinatura_tenant on assinatura as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table assinatura force row level security;

create table ata (
  id integer not null default nextval('ata_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_reuniao integer not null,
  texto_ata text not null,
  numero_ata integer,
  aprovada_em timestamp with time zone,
  aprovada_por integer,
  constraint ata_aprovada CHECK (((numero_ata IS NULL) = (aprovada_em IS NULL))),
  constraint ata_aprovada_por_id_cliente_foreign FOREIGN KEY (aprovada_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint ata_id_reuniao_id_cliente_foreign FOREIGN KEY (id_reuniao, id_cliente) REFERENCES reuniao_lideranca(id, id_cliente),
  constraint ata_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX ata_numero ON public.ata USING btree (id_cliente, numero_ata);
CREATE UNIQUE INDEX ata_reuniao ON public.ata USING btree (id_cliente, id_reuniao);
CREATE UNIQUE INDEX ata_uuid ON public.ata USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.ata REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.ata REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.ata REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER proteger_ata BEFORE INSERT OR DELETE OR UPDATE ON public.ata FOR EACH ROW EXECUTE FUNCTION proteger_ata();
create policy ata_tenant on ata as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table ata force row level security;

create table auditoria (
  id bigint not null default nextval('auditoria_id_seq'::regclass),
  id_cliente integer not null,
  quando timestamp with time zone not null default clock_timestamp(),
  id_usuario integer,
  acao text not null,
  requisicao text,
  tabela text,
  id_registro integer,
  operacao text not null,
  antes jsonb,
  depois jsonb,
  constraint auditoria_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX auditoria_acao ON public.auditoria USING btree (id_cliente, acao, id);
CREATE INDEX auditoria_pessoa ON public.auditoria USING btree (id_cliente, id_usuario, id);
CREATE INDEX auditoria_recente ON public.auditoria USING btree (id_cliente, id);
CREATE INDEX auditoria_registro ON public.auditoria USING btree (id_cliente, tabela, id_registro, id);
CREATE TRIGGER anunciar AFTER INSERT ON public.auditoria REFERENCING NEW TABLE AS novas FOR EACH STATEMENT EXECUTE FUNCTION anunciar_mudancas();
create policy auditoria_tenant on auditoria as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table auditoria force row level security;

create table aula_ebd (
  id integer not null default nextval('aula_ebd_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_classe integer not null,
  data_aula date not null,
  tema_aula character varying(200),
  id_professor integer,
  visitantes smallint not null default 0,
  biblias smallint not null default 0,
  revistas smallint not null default 0,
  oferta numeric(14,2),
  busca text generated always as (normalizar((COALESCE(tema_aula, ''::character varying))::text)) stored,
  marcas jsonb,
  chamada_em timestamp with time zone,
  lider_a_confirmar boolean not null default false,
  constraint aula_ebd_contagens CHECK (((visitantes >= 0) AND (visitantes <= 999) AND (biblias >= 0) AND (biblias <= 999) AND (revistas >= 0) AND (revistas <= 999))),
  constraint aula_ebd_oferta CHECK ((oferta > (0)::numeric)),
  constraint aula_ebd_id_classe_id_cliente_foreign FOREIGN KEY (id_classe, id_cliente) REFERENCES classe_ebd(id, id_cliente),
  constraint aula_ebd_id_professor_id_cliente_foreign FOREIGN KEY (id_professor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint aula_ebd_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX aula_ebd_classe ON public.aula_ebd USING btree (id_cliente, id_classe, data_aula, id);
CREATE INDEX aula_ebd_data ON public.aula_ebd USING btree (id_cliente, data_aula, id);
CREATE UNIQUE INDEX aula_ebd_dia ON public.aula_ebd USING btree (id_cliente, id_classe, data_aula) WHERE (excluido_em IS NULL);
CREATE INDEX aula_ebd_professor ON public.aula_ebd USING btree (id_cliente, id_professor);
CREATE UNIQUE INDEX aula_ebd_uuid ON public.aula_ebd USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.aula_ebd REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.aula_ebd REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.aula_ebd REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.aula_ebd FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_professor ON public.aula_ebd FOR EACH ROW WHEN ((new.id_professor IS NOT NULL)) EXECUTE FUNCTION lembrar_lider('id_professor');
CREATE TRIGGER marcar_lider_nomeado BEFORE INSERT OR UPDATE OF id_professor, data_aula ON public.aula_ebd FOR EACH ROW EXECUTE FUNCTION marcar_lider_nomeado('id_professor', 'app.meus_ensino', 'data_aula');
create policy aula_ebd_tenant on aula_ebd as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_ensino on aula_ebd as restrictive for all to public using (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id_classe = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id_classe = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[]))));
alter table aula_ebd force row level security;

create table aviso (
  id integer not null default nextval('aviso_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  tipo character varying(60) not null,
  titulo character varying(80) not null,
  texto character varying(200) not null,
  caminho character varying(200) not null,
  chave character varying(120),
  carta_cifrado text,
  situacao character varying(10) not null default 'pendente'::character varying,
  entregues jsonb not null default '[]'::jsonb,
  tentativas smallint not null default 0,
  vale_ate timestamp with time zone,
  constraint aviso_situacao CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'entregue'::character varying, 'email'::character varying, 'desistido'::character varying])::text[]))),
  constraint aviso_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint aviso_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX aviso_chave ON public.aviso USING btree (id_cliente, id_usuario, chave);
CREATE INDEX aviso_criado ON public.aviso USING btree (id_cliente, created_at);
CREATE UNIQUE INDEX aviso_uuid ON public.aviso USING btree (id_cliente, uuid);
create policy aviso_tenant on aviso as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table aviso force row level security;

create table baixa_pagar (
  id integer not null default nextval('baixa_pagar_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_conta integer not null,
  vez smallint not null,
  data date not null,
  valor numeric(14,2) not null,
  juros numeric(14,2) not null default 0.00,
  multa numeric(14,2) not null default 0.00,
  desconto numeric(14,2) not null default 0.00,
  meio character varying(14),
  observacao character varying(500),
  estornada boolean not null default false,
  constraint baixa_pagar_acrescimos CHECK (((juros >= (0)::numeric) AND (multa >= (0)::numeric) AND (desconto >= (0)::numeric))),
  constraint baixa_pagar_estornada CHECK (((NOT estornada) OR (excluido_em IS NULL))),
  constraint baixa_pagar_meio CHECK (((meio)::text = ANY ((ARRAY['dinheiro'::character varying, 'pix'::character varying, 'boleto'::character varying, 'transferencia'::character varying, 'cartao'::character varying, 'debito'::character varying, 'cheque'::character varying])::text[]))),
  constraint baixa_pagar_total CHECK ((((valor + juros) + multa) > desconto)),
  constraint baixa_pagar_valor CHECK ((valor > (0)::numeric)),
  constraint baixa_pagar_id_conta_id_cliente_foreign FOREIGN KEY (id_conta, id_cliente) REFERENCES conta_pagar(id, id_cliente),
  constraint baixa_pagar_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX baixa_pagar_data ON public.baixa_pagar USING btree (id_cliente, data, id);
CREATE UNIQUE INDEX baixa_pagar_uuid ON public.baixa_pagar USING btree (id_cliente, uuid);
CREATE UNIQUE INDEX baixa_pagar_vez ON public.baixa_pagar USING btree (id_cliente, id_conta, vez);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.baixa_pagar REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.baixa_pagar REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.baixa_pagar REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy baixa_pagar_tenant on baixa_pagar as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table baixa_pagar force row level security;

create table baixa_receber (
  id integer not null default nextval('baixa_receber_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_conta integer not null,
  vez smallint not null,
  data date not null,
  valor numeric(14,2) not null,
  juros numeric(14,2) not null default 0.00,
  multa numeric(14,2) not null default 0.00,
  desconto numeric(14,2) not null default 0.00,
  meio character varying(14),
  observacao character varying(500),
  estornada boolean not null default false,
  constraint baixa_receber_acrescimos CHECK (((juros >= (0)::numeric) AND (multa >= (0)::numeric) AND (desconto >= (0)::numeric))),
  constraint baixa_receber_estornada CHECK (((NOT estornada) OR (excluido_em IS NULL))),
  constraint baixa_receber_meio CHECK (((meio)::text = ANY ((ARRAY['dinheiro'::character varying, 'pix'::character varying, 'boleto'::character varying, 'transferencia'::character varying, 'cartao'::character varying, 'debito'::character varying, 'cheque'::character varying])::text[]))),
  constraint baixa_receber_total CHECK ((((valor + juros) + multa) > desconto)),
  constraint baixa_receber_valor CHECK ((valor > (0)::numeric)),
  constraint baixa_receber_id_conta_id_cliente_foreign FOREIGN KEY (id_conta, id_cliente) REFERENCES conta_receber(id, id_cliente),
  constraint baixa_receber_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX baixa_receber_data ON public.baixa_receber USING btree (id_cliente, data, id);
CREATE UNIQUE INDEX baixa_receber_uuid ON public.baixa_receber USING btree (id_cliente, uuid);
CREATE UNIQUE INDEX baixa_receber_vez ON public.baixa_receber USING btree (id_cliente, id_conta, vez);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.baixa_receber REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.baixa_receber REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.baixa_receber REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy baixa_receber_tenant on baixa_receber as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table baixa_receber force row level security;

create table batismo (
  id integer not null default nextval('batismo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_batizando integer not null,
  id_pastor integer not null,
  data_batismo date not null,
  data_anterior date,
  registrado_em timestamp with time zone not null default clock_timestamp(),
  recem_anterior smallint not null default 1,
  planejado boolean not null default false,
  constraint batismo_pessoas CHECK ((id_batizando <> id_pastor)),
  constraint batismo_id_batizando_id_cliente_foreign FOREIGN KEY (id_batizando, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint batismo_id_pastor_id_cliente_foreign FOREIGN KEY (id_pastor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint batismo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX batismo_batizando ON public.batismo USING btree (id_cliente, id_batizando);
CREATE INDEX batismo_data ON public.batismo USING btree (id_cliente, data_batismo, id);
CREATE INDEX batismo_pastor ON public.batismo USING btree (id_cliente, id_pastor);
CREATE UNIQUE INDEX batismo_uuid ON public.batismo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.batismo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.batismo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.batismo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy batismo_tenant on batismo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table batismo force row level security;

create table cadastro_pendente (
  id integer not null default nextval('cadastro_pendente_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  nome_igreja character varying(120) not null,
  name character varying(120) not null,
  email character varying(254) not null,
  plano character varying(40) not null,
  cliente_stripe character varying(255) not null,
  checkout_stripe character varying(255) not null,
  cancelado_em timestamp with time zone,
  constraint cadastro_pendente_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX cadastro_pendente_cliente_stripe ON public.cadastro_pendente USING btree (cliente_stripe);
CREATE UNIQUE INDEX cadastro_pendente_uuid ON public.cadastro_pendente USING btree (id_cliente, uuid);
create policy cadastro_pendente_tenant on cadastro_pendente as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table cadastro_pendente force row level security;

create table campanha_missoes (
  id integer not null default nextval('campanha_missoes_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_campanha character varying(100) not null,
  tipo_campanha character varying(10) not null,
  data_inicio date not null,
  data_fim date not null,
  alvo_campanha numeric(14,2) not null,
  ajuste numeric(14,2) not null,
  status_campanha character varying(10) not null default 'ativa'::character varying,
  nome_ordem text generated always as (normalizar((nome_campanha)::text)) stored,
  constraint campanha_missoes_periodo CHECK ((data_fim >= data_inicio)),
  constraint campanha_missoes_status CHECK (((status_campanha)::text = ANY ((ARRAY['ativa'::character varying, 'concluida'::character varying, 'cancelada'::character varying])::text[]))),
  constraint campanha_missoes_tipo CHECK (((tipo_campanha)::text = ANY ((ARRAY['estadual'::character varying, 'nacional'::character varying, 'mundial'::character varying])::text[]))),
  constraint campanha_missoes_valores CHECK (((alvo_campanha > (0)::numeric) AND (ajuste >= (0)::numeric))),
  constraint campanha_missoes_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX campanha_missoes_inicio ON public.campanha_missoes USING btree (id_cliente, data_inicio, id);
CREATE INDEX campanha_missoes_nome ON public.campanha_missoes USING btree (id_cliente, nome_ordem, id);
CREATE UNIQUE INDEX campanha_missoes_uuid ON public.campanha_missoes USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.campanha_missoes REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.campanha_missoes REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.campanha_missoes REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy campanha_missoes_tenant on campanha_missoes as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table campanha_missoes force row level security;

create table categoria (
  id integer not null default nextval('categoria_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(60) not null,
  natureza character varying(7) not null,
  raiz smallint not null,
  fixa boolean not null default false,
  restrita boolean not null default false,
  codigo_contador character varying(30),
  ordem smallint not null default 0,
  ativa boolean not null default true,
  nome_ordem text generated always as (normalizar((nome)::text)) stored,
  busca text generated always as (normalizar((((nome)::text || ' '::text) || (COALESCE(codigo_contador, ''::character varying))::text))) stored,
  tipo_pagamento character varying(9),
  id_destino integer,
  constraint categoria_destino_outra CHECK (((id_destino IS NULL) OR ((NOT fixa) AND (id_destino <> id)))),
  constraint categoria_fixa_fica CHECK (((NOT fixa) OR (ativa AND (excluido_em IS NULL)))),
  constraint categoria_natureza CHECK (((natureza)::text = ANY ((ARRAY['receita'::character varying, 'despesa'::character varying])::text[]))),
  constraint categoria_raiz CHECK (((raiz > 0) AND (raiz < 6))),
  constraint categoria_tipo_pagamento CHECK (((tipo_pagamento IS NULL) OR (((natureza)::text = 'despesa'::text) AND ((tipo_pagamento)::text = ANY ((ARRAY['prebenda'::character varying, 'salario'::character varying, 'servico'::character varying, 'aluguel'::character varying, 'reembolso'::character varying, 'outro'::character varying])::text[]))))),
  constraint categoria_id_destino_id_cliente_foreign FOREIGN KEY (id_destino, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint categoria_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX categoria_destino ON public.categoria USING btree (id_cliente, id_destino);
CREATE UNIQUE INDEX categoria_fixa ON public.categoria USING btree (id_cliente, natureza, raiz) WHERE fixa;
CREATE UNIQUE INDEX categoria_nome ON public.categoria USING btree (id_cliente, natureza, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX categoria_uuid ON public.categoria USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.categoria REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.categoria REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.categoria REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy categoria_tenant on categoria as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table categoria force row level security;

create table celula (
  id integer not null default nextval('celula_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_celula character varying(100) not null,
  dia_celula smallint,
  hora_celula character varying(5),
  endereco_celula character varying(200),
  id_local integer,
  status_celula character varying(10) not null default 'ativa'::character varying,
  nome_ordem text generated always as (normalizar((nome_celula)::text)) stored,
  busca text generated always as (normalizar((((nome_celula)::text || ' '::text) || (COALESCE(endereco_celula, ''::character varying))::text))) stored,
  constraint celula_dia CHECK (((dia_celula >= 0) AND (dia_celula <= 6))),
  constraint celula_hora CHECK (((hora_celula)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint celula_status CHECK (((status_celula)::text = ANY ((ARRAY['ativa'::character varying, 'inativa'::character varying])::text[]))),
  constraint celula_id_local_id_cliente_foreign FOREIGN KEY (id_local, id_cliente) REFERENCES local(id, id_cliente),
  constraint celula_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX celula_nome ON public.celula USING btree (id_cliente, nome_ordem, id);
CREATE UNIQUE INDEX celula_uuid ON public.celula USING btree (id_cliente, uuid);
CREATE TRIGGER anotar_mudanca AFTER INSERT OR DELETE OR UPDATE OF status_celula, excluido_em ON public.celula FOR EACH STATEMENT EXECUTE FUNCTION anotar_mudanca();
CREATE TRIGGER auditar_delete AFTER DELETE ON public.celula REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.celula REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.celula REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER contar_celulas AFTER INSERT OR DELETE OR UPDATE ON public.celula FOR EACH ROW EXECUTE FUNCTION contar_celulas();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.celula FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy celula_tenant on celula as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_celulas on celula as restrictive for all to public using (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[]))));
alter table celula force row level security;

create table centro_custo (
  id integer not null default nextval('centro_custo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(100) not null,
  descricao text,
  status smallint not null default 1,
  id_departamento integer not null,
  nome_ordem text generated always as (normalizar((nome)::text)) stored,
  busca text generated always as (normalizar((((nome)::text || ' '::text) || COALESCE(descricao, ''::text)))) stored,
  constraint centro_custo_status CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint centro_custo_id_departamento_id_cliente_foreign FOREIGN KEY (id_departamento, id_cliente) REFERENCES departamento(id, id_cliente),
  constraint centro_custo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX centro_custo_departamento ON public.centro_custo USING btree (id_cliente, id_departamento);
CREATE UNIQUE INDEX centro_custo_nome ON public.centro_custo USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX centro_custo_uuid ON public.centro_custo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.centro_custo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.centro_custo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.centro_custo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy centro_custo_tenant on centro_custo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table centro_custo force row level security;

create table classe_ebd (
  id integer not null default nextval('classe_ebd_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_classe character varying(80) not null,
  faixa_etaria character varying(60),
  id_professor integer,
  status_classe character varying(10) not null default 'ativa'::character varying,
  nome_ordem text generated always as (normalizar((nome_classe)::text)) stored,
  busca text generated always as (normalizar((((nome_classe)::text || ' '::text) || (COALESCE(faixa_etaria, ''::character varying))::text))) stored,
  lider_a_confirmar boolean not null default false,
  constraint classe_ebd_status CHECK (((status_classe)::text = ANY ((ARRAY['ativa'::character varying, 'inativa'::character varying])::text[]))),
  constraint classe_ebd_id_professor_id_cliente_foreign FOREIGN KEY (id_professor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint classe_ebd_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX classe_ebd_nome ON public.classe_ebd USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE INDEX classe_ebd_ordem ON public.classe_ebd USING btree (id_cliente, nome_ordem, id);
CREATE INDEX classe_ebd_professor ON public.classe_ebd USING btree (id_cliente, id_professor);
CREATE UNIQUE INDEX classe_ebd_uuid ON public.classe_ebd USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.classe_ebd REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.classe_ebd REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.classe_ebd REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.classe_ebd FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_professor ON public.classe_ebd FOR EACH ROW WHEN ((new.id_professor IS NOT NULL)) EXECUTE FUNCTION lembrar_lider('id_professor');
CREATE TRIGGER marcar_lider_nomeado BEFORE INSERT OR UPDATE OF id_professor ON public.classe_ebd FOR EACH ROW EXECUTE FUNCTION marcar_lider_nomeado('id_professor', 'app.meus_ensino');
create policy classe_ebd_tenant on classe_ebd as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_ensino on classe_ebd as restrictive for all to public using (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[]))));
alter table classe_ebd force row level security;

create table cliente (
  id integer not null,
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  nome character varying(120) not null,
  fuso_horario character varying(60) not null default 'America/Sao_Paulo'::character varying,
  cnpj character varying(14),
  telefone character varying(20),
  email character varying(254),
  chave_pix character varying(77),
  cep character varying(8),
  endereco character varying(150),
  numero character varying(20),
  complemento character varying(80),
  bairro character varying(80),
  cidade character varying(80),
  uf character varying(2),
  id_logo integer,
  suspenso_em timestamp with time zone,
  motivo_suspensao character varying(200),
  apagar_em timestamp with time zone,
  passos_dispensados_em timestamp with time zone,
  nome_pix character varying(25),
  cidade_pix character varying(15),
  endereco_ofertar character varying(40),
  assinante_recibos character varying(120),
  cargo_recibos character varying(60),
  encarregado character varying(120),
  email_encarregado character varying(254),
  telefone_encarregado character varying(20),
  pequeno_porte smallint not null default 0,
  acesso_mudou_em timestamp with time zone,
  modulos_desligados jsonb default '[]'::jsonb,
  constraint cliente_numero CHECK ((id = id_cliente)),
  constraint cliente_pequeno_porte CHECK ((pequeno_porte = ANY (ARRAY[0, 1]))),
  constraint cliente_id_logo_id_cliente_foreign FOREIGN KEY (id_logo, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint cliente_pkey PRIMARY KEY (id, id_cliente)
);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.cliente REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.cliente REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.cliente REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER criar_categorias_fixas AFTER INSERT ON public.cliente FOR EACH ROW EXECUTE FUNCTION criar_categorias_fixas();
CREATE TRIGGER criar_conta_geral AFTER INSERT ON public.cliente FOR EACH ROW EXECUTE FUNCTION criar_conta_geral();
CREATE TRIGGER direitos_mudaram AFTER UPDATE OF fuso_horario ON public.cliente FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy cliente_tenant on cliente as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table cliente force row level security;

create table codigo_pix (
  id integer not null default nextval('codigo_pix_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  txid character varying(25) not null,
  finalidade character varying(10) not null,
  id_usuario integer,
  id_campanha integer,
  id_evento integer,
  constraint codigo_pix_finalidades CHECK (((finalidade)::text = ANY ((ARRAY['dizimo'::character varying, 'oferta'::character varying, 'campanha'::character varying, 'evento'::character varying])::text[]))),
  constraint codigo_pix_registro CHECK (((((finalidade)::text <> 'campanha'::text) OR (id_campanha IS NOT NULL)) AND (((finalidade)::text <> 'evento'::text) OR (id_evento IS NOT NULL)))),
  constraint codigo_pix_txid_forma CHECK (((txid)::text ~ '^[A-Za-z0-9]{1,25}$'::text)),
  constraint codigo_pix_id_campanha_id_cliente_foreign FOREIGN KEY (id_campanha, id_cliente) REFERENCES campanha_missoes(id, id_cliente),
  constraint codigo_pix_id_evento_id_cliente_foreign FOREIGN KEY (id_evento, id_cliente) REFERENCES evento(id, id_cliente),
  constraint codigo_pix_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint codigo_pix_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX codigo_pix_criado ON public.codigo_pix USING btree (id_cliente, created_at, id);
CREATE UNIQUE INDEX codigo_pix_finalidade ON public.codigo_pix USING btree (id_cliente, finalidade, COALESCE(id_usuario, 0), COALESCE(id_campanha, 0), COALESCE(id_evento, 0));
CREATE UNIQUE INDEX codigo_pix_txid ON public.codigo_pix USING btree (id_cliente, txid);
CREATE UNIQUE INDEX codigo_pix_uuid ON public.codigo_pix USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.codigo_pix REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.codigo_pix REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.codigo_pix REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy codigo_pix_tenant on codigo_pix as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table codigo_pix force row level security;

create table codigos_contador (
  id integer not null default nextval('codigos_contador_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  juros_pagos character varying(30),
  descontos_obtidos character varying(30),
  juros_recebidos character varying(30),
  descontos_concedidos character varying(30),
  saldos_iniciais character varying(30),
  constraint codigos_contador_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX codigos_contador_igreja ON public.codigos_contador USING btree (id_cliente);
CREATE UNIQUE INDEX codigos_contador_uuid ON public.codigos_contador USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.codigos_contador REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.codigos_contador REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.codigos_contador REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy codigos_contador_tenant on codigos_contador as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table codigos_contador force row level security;

create table conciliacao (
  id integer not null default nextval('conciliacao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_movimento integer not null,
  ordem smallint not null,
  id_entrada integer,
  id_saida integer,
  id_transferencia integer,
  recebida boolean,
  automatica boolean not null default false,
  criado boolean not null default false,
  constraint conciliacao_lado CHECK (((id_transferencia IS NULL) = (recebida IS NULL))),
  constraint conciliacao_ordem CHECK ((ordem >= 1)),
  constraint conciliacao_um CHECK ((num_nonnulls(id_entrada, id_saida, id_transferencia) = 1)),
  constraint conciliacao_id_entrada_id_cliente_foreign FOREIGN KEY (id_entrada, id_cliente) REFERENCES entrada(id, id_cliente),
  constraint conciliacao_id_movimento_id_cliente_foreign FOREIGN KEY (id_movimento, id_cliente) REFERENCES movimento_bancario(id, id_cliente),
  constraint conciliacao_id_saida_id_cliente_foreign FOREIGN KEY (id_saida, id_cliente) REFERENCES saida(id, id_cliente),
  constraint conciliacao_id_transferencia_id_cliente_foreign FOREIGN KEY (id_transferencia, id_cliente) REFERENCES transferencia(id, id_cliente),
  constraint conciliacao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX conciliacao_entrada ON public.conciliacao USING btree (id_cliente, id_entrada);
CREATE UNIQUE INDEX conciliacao_movimento ON public.conciliacao USING btree (id_cliente, id_movimento, ordem);
CREATE UNIQUE INDEX conciliacao_saida ON public.conciliacao USING btree (id_cliente, id_saida);
CREATE UNIQUE INDEX conciliacao_transferencia ON public.conciliacao USING btree (id_cliente, id_transferencia, recebida);
CREATE UNIQUE INDEX conciliacao_uuid ON public.conciliacao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.conciliacao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.conciliacao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.conciliacao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy conciliacao_tenant on conciliacao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table conciliacao force row level security;

create table consentimento (
  id integer not null default nextval('consentimento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  documento character varying(40) not null,
  versao_texto smallint not null,
  aceito smallint not null,
  id_autor integer,
  constraint consentimento_aceito CHECK ((aceito = ANY (ARRAY[0, 1]))),
  constraint consentimento_id_autor_id_cliente_foreign FOREIGN KEY (id_autor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint consentimento_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint consentimento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX consentimento_autor ON public.consentimento USING btree (id_cliente, id_autor);
CREATE INDEX consentimento_documento ON public.consentimento USING btree (id_cliente, documento, id_usuario, id);
CREATE INDEX consentimento_pessoa ON public.consentimento USING btree (id_cliente, id_usuario, id);
CREATE UNIQUE INDEX consentimento_uuid ON public.consentimento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.consentimento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.consentimento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.consentimento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy consentimento_tenant on consentimento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table consentimento force row level security;

create table conta_do_meio (
  id integer not null default nextval('conta_do_meio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  meio character varying(14) not null,
  id_conta_financeira integer not null,
  constraint conta_do_meio_meio CHECK (((meio)::text = ANY ((ARRAY['dinheiro'::character varying, 'pix'::character varying, 'transferencia'::character varying, 'cheque'::character varying, 'cartao'::character varying, 'boleto'::character varying, 'debito'::character varying])::text[]))),
  constraint conta_do_meio_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint conta_do_meio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX conta_do_meio_conta ON public.conta_do_meio USING btree (id_cliente, id_conta_financeira);
CREATE UNIQUE INDEX conta_do_meio_um ON public.conta_do_meio USING btree (id_cliente, meio);
CREATE UNIQUE INDEX conta_do_meio_uuid ON public.conta_do_meio USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.conta_do_meio REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.conta_do_meio REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.conta_do_meio REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy conta_do_meio_tenant on conta_do_meio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table conta_do_meio force row level security;

create table conta_financeira (
  id integer not null default nextval('conta_financeira_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(60) not null,
  tipo character varying(10) not null,
  saldo_inicial numeric(14,2) not null default '0'::numeric,
  data_saldo_inicial date not null,
  banco character varying(60),
  agencia character varying(20),
  numero character varying(30),
  ativa boolean not null default true,
  padrao boolean not null default false,
  geral boolean not null default false,
  nome_ordem text generated always as (normalizar((nome)::text)) stored,
  busca text generated always as (normalizar((((((nome)::text || ' '::text) || (COALESCE(banco, ''::character varying))::text) || ' '::text) || (COALESCE(numero, ''::character varying))::text))) stored,
  codigo_contador character varying(30),
  historico numeric(14,2) not null default '0'::numeric,
  saldo_informado numeric(14,2) generated always as ((saldo_inicial + historico)) stored,
  constraint conta_financeira_geral_fica CHECK (((NOT geral) OR (excluido_em IS NULL))),
  constraint conta_financeira_padrao_ativa CHECK (((NOT padrao) OR (ativa AND (excluido_em IS NULL)))),
  constraint conta_financeira_tipo CHECK (((tipo)::text = ANY ((ARRAY['caixa'::character varying, 'banco'::character varying, 'poupanca'::character varying, 'aplicacao'::character varying, 'pix'::character varying])::text[]))),
  constraint conta_financeira_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX conta_financeira_geral ON public.conta_financeira USING btree (id_cliente) WHERE geral;
CREATE UNIQUE INDEX conta_financeira_nome ON public.conta_financeira USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX conta_financeira_padrao ON public.conta_financeira USING btree (id_cliente) WHERE padrao;
CREATE UNIQUE INDEX conta_financeira_uuid ON public.conta_financeira USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.conta_financeira REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.conta_financeira REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.conta_financeira REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER proteger_saldo_inicial BEFORE INSERT OR DELETE OR UPDATE ON public.conta_financeira FOR EACH ROW EXECUTE FUNCTION proteger_saldo_inicial();
create policy conta_financeira_tenant on conta_financeira as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table conta_financeira force row level security;

create table conta_pagar (
  id integer not null default nextval('conta_pagar_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  descricao_conta character varying(255) not null,
  valor_conta numeric(14,2) not null,
  data_vencimento_conta date not null,
  status_conta character varying(20) not null,
  responsavel_usuario_conta integer,
  id_centro_custo integer not null,
  data_encerramento_conta date,
  serie uuid,
  parcela smallint,
  total_parcelas smallint,
  repete boolean not null default false,
  dia_vencimento smallint,
  busca text generated always as (normalizar((descricao_conta)::text)) stored,
  id_fornecedor integer,
  valor_baixado numeric(14,2) not null default 0.00,
  id_categoria integer,
  frequencia character varying(10),
  codigo_pagamento character varying(512),
  constraint conta_pagar_baixado CHECK (((valor_baixado >= (0)::numeric) AND (valor_baixado <= valor_conta) AND (((status_conta)::text = 'pago'::text) OR (valor_baixado < valor_conta)) AND ((excluido_em IS NULL) OR (valor_baixado = (0)::numeric)))),
  constraint conta_pagar_encerrada CHECK ((((status_conta)::text = 'pago'::text) = (data_encerramento_conta IS NOT NULL))),
  constraint conta_pagar_excluida CHECK (((excluido_em IS NULL) OR ((status_conta)::text = 'aberto'::text))),
  constraint conta_pagar_frequencia CHECK (((frequencia)::text = ANY ((ARRAY['semanal'::character varying, 'mensal'::character varying, 'bimestral'::character varying, 'trimestral'::character varying, 'semestral'::character varying, 'anual'::character varying])::text[]))),
  constraint conta_pagar_parcela CHECK ((((serie IS NULL) = (parcela IS NULL)) AND (parcela >= 1))),
  constraint conta_pagar_parcelas CHECK (((total_parcelas IS NULL) OR ((parcela <= total_parcelas) AND (NOT repete)))),
  constraint conta_pagar_repetida CHECK (((NOT repete) OR ((serie IS NOT NULL) AND (dia_vencimento IS NOT NULL)))),
  constraint conta_pagar_status CHECK (((status_conta)::text = ANY ((ARRAY['aberto'::character varying, 'pago'::character varying])::text[]))),
  constraint conta_pagar_valor CHECK ((valor_conta > (0)::numeric)),
  constraint conta_pagar_id_categoria_id_cliente_foreign FOREIGN KEY (id_categoria, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint conta_pagar_id_centro_custo_id_cliente_foreign FOREIGN KEY (id_centro_custo, id_cliente) REFERENCES centro_custo(id, id_cliente),
  constraint conta_pagar_id_fornecedor_id_cliente_foreign FOREIGN KEY (id_fornecedor, id_cliente) REFERENCES fornecedor(id, id_cliente),
  constraint conta_pagar_responsavel_usuario_conta_id_cliente_foreign FOREIGN KEY (responsavel_usuario_conta, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint conta_pagar_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX conta_pagar_categoria ON public.conta_pagar USING btree (id_cliente, id_categoria);
CREATE INDEX conta_pagar_centro_custo ON public.conta_pagar USING btree (id_cliente, id_centro_custo);
CREATE INDEX conta_pagar_encerramento ON public.conta_pagar USING btree (id_cliente, data_encerramento_conta) WHERE (data_encerramento_conta IS NOT NULL);
CREATE INDEX conta_pagar_fornecedor ON public.conta_pagar USING btree (id_cliente, id_fornecedor);
CREATE INDEX conta_pagar_repete ON public.conta_pagar USING btree (id_cliente, data_vencimento_conta) WHERE (repete AND (excluido_em IS NULL));
CREATE INDEX conta_pagar_responsavel ON public.conta_pagar USING btree (id_cliente, responsavel_usuario_conta);
CREATE INDEX conta_pagar_restante ON public.conta_pagar USING btree (id_cliente, data_vencimento_conta, id) INCLUDE (valor_conta, valor_baixado) WHERE ((excluido_em IS NULL) AND ((status_conta)::text = 'aberto'::text));
CREATE UNIQUE INDEX conta_pagar_serie ON public.conta_pagar USING btree (id_cliente, serie, parcela) WHERE (serie IS NOT NULL);
CREATE UNIQUE INDEX conta_pagar_uuid ON public.conta_pagar USING btree (id_cliente, uuid);
CREATE INDEX conta_pagar_vencimento ON public.conta_pagar USING btree (id_cliente, data_vencimento_conta, id);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.conta_pagar REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.conta_pagar REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.conta_pagar REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER numerar_insert AFTER INSERT ON public.conta_pagar REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION anotar_numeros_insert();
CREATE TRIGGER repetir_como_o_anterior BEFORE INSERT ON public.conta_pagar FOR EACH ROW WHEN ((new.repete AND (new.frequencia IS NULL))) EXECUTE FUNCTION repetir_como_o_anterior();
create policy conta_pagar_tenant on conta_pagar as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table conta_pagar force row level security;

create table conta_receber (
  id integer not null default nextval('conta_receber_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  descricao_conta character varying(255) not null,
  valor_conta numeric(14,2) not null,
  data_vencimento_conta date not null,
  status_conta character varying(20) not null,
  responsavel_usuario_conta integer,
  id_centro_custo integer not null,
  data_encerramento_conta date,
  serie uuid,
  parcela smallint,
  total_parcelas smallint,
  repete boolean not null default false,
  dia_vencimento smallint,
  busca text generated always as (normalizar((descricao_conta)::text)) stored,
  valor_baixado numeric(14,2) not null default 0.00,
  id_categoria integer,
  frequencia character varying(10),
  constraint conta_receber_baixado CHECK (((valor_baixado >= (0)::numeric) AND (valor_baixado <= valor_conta) AND (((status_conta)::text = 'recebido'::text) OR (valor_baixado < valor_conta)) AND ((excluido_em IS NULL) OR (valor_baixado = (0)::numeric)))),
  constraint conta_receber_encerrada CHECK ((((status_conta)::text = 'recebido'::text) = (data_encerramento_conta IS NOT NULL))),
  constraint conta_receber_excluida CHECK (((excluido_em IS NULL) OR ((status_conta)::text = 'pendente'::text))),
  constraint conta_receber_frequencia CHECK (((frequencia)::text = ANY ((ARRAY['semanal'::character varying, 'mensal'::character varying, 'bimestral'::character varying, 'trimestral'::character varying, 'semestral'::character varying, 'anual'::character varying])::text[]))),
  constraint conta_receber_parcela CHECK ((((serie IS NULL) = (parcela IS NULL)) AND (parcela >= 1))),
  constraint conta_receber_parcelas CHECK (((total_parcelas IS NULL) OR ((parcela <= total_parcelas) AND (NOT repete)))),
  constraint conta_receber_repetida CHECK (((NOT repete) OR ((serie IS NOT NULL) AND (dia_vencimento IS NOT NULL)))),
  constraint conta_receber_status CHECK (((status_conta)::text = ANY ((ARRAY['pendente'::character varying, 'recebido'::character varying])::text[]))),
  constraint conta_receber_valor CHECK ((valor_conta > (0)::numeric)),
  constraint conta_receber_id_categoria_id_cliente_foreign FOREIGN KEY (id_categoria, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint conta_receber_id_centro_custo_id_cliente_foreign FOREIGN KEY (id_centro_custo, id_cliente) REFERENCES centro_custo(id, id_cliente),
  constraint conta_receber_responsavel_usuario_conta_id_cliente_foreign FOREIGN KEY (responsavel_usuario_conta, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint conta_receber_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX conta_receber_categoria ON public.conta_receber USING btree (id_cliente, id_categoria);
CREATE INDEX conta_receber_centro_custo ON public.conta_receber USING btree (id_cliente, id_centro_custo);
CREATE INDEX conta_receber_encerramento ON public.conta_receber USING btree (id_cliente, data_encerramento_conta) WHERE (data_encerramento_conta IS NOT NULL);
CREATE INDEX conta_receber_repete ON public.conta_receber USING btree (id_cliente, data_vencimento_conta) WHERE (repete AND (excluido_em IS NULL));
CREATE INDEX conta_receber_responsavel ON public.conta_receber USING btree (id_cliente, responsavel_usuario_conta);
CREATE INDEX conta_receber_restante ON public.conta_receber USING btree (id_cliente, data_vencimento_conta, id) INCLUDE (valor_conta, valor_baixado) WHERE ((excluido_em IS NULL) AND ((status_conta)::text = 'pendente'::text));
CREATE UNIQUE INDEX conta_receber_serie ON public.conta_receber USING btree (id_cliente, serie, parcela) WHERE (serie IS NOT NULL);
CREATE UNIQUE INDEX conta_receber_uuid ON public.conta_receber USING btree (id_cliente, uuid);
CREATE INDEX conta_receber_vencimento ON public.conta_receber USING btree (id_cliente, data_vencimento_conta, id);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.conta_receber REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.conta_receber REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.conta_receber REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER numerar_insert AFTER INSERT ON public.conta_receber REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION anotar_numeros_insert();
CREATE TRIGGER repetir_como_o_anterior BEFORE INSERT ON public.conta_receber FOR EACH ROW WHEN ((new.repete AND (new.frequencia IS NULL))) EXECUTE FUNCTION repetir_como_o_anterior();
create policy conta_receber_tenant on conta_receber as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table conta_receber force row level security;

create table contagem (
  id integer not null default nextval('contagem_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  data date not null,
  descricao character varying(255) not null,
  categoria smallint not null,
  id_culto integer,
  id_conta_financeira integer,
  id_primeira_pessoa integer,
  primeira jsonb,
  primeira_assinada_em timestamp with time zone,
  id_segunda_pessoa integer,
  segunda jsonb,
  segunda_assinada_em timestamp with time zone,
  busca text generated always as (normalizar((descricao)::text)) stored,
  constraint contagem_assinatura CHECK ((((primeira_assinada_em IS NULL) OR (segunda IS NOT NULL)) AND ((segunda_assinada_em IS NULL) OR (segunda IS NOT NULL)))),
  constraint contagem_categoria CHECK (((categoria > 0) AND (categoria < 6))),
  constraint contagem_pessoas CHECK ((id_primeira_pessoa <> id_segunda_pessoa)),
  constraint contagem_primeira CHECK (((id_primeira_pessoa IS NULL) = (primeira IS NULL))),
  constraint contagem_segunda CHECK (((id_segunda_pessoa IS NULL) = (segunda IS NULL))),
  constraint contagem_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint contagem_id_culto_id_cliente_foreign FOREIGN KEY (id_culto, id_cliente) REFERENCES culto(id, id_cliente),
  constraint contagem_id_primeira_pessoa_id_cliente_foreign FOREIGN KEY (id_primeira_pessoa, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint contagem_id_segunda_pessoa_id_cliente_foreign FOREIGN KEY (id_segunda_pessoa, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint contagem_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX contagem_conta ON public.contagem USING btree (id_cliente, id_conta_financeira);
CREATE INDEX contagem_culto ON public.contagem USING btree (id_cliente, id_culto);
CREATE INDEX contagem_data ON public.contagem USING btree (id_cliente, data, id);
CREATE INDEX contagem_primeira_pessoa ON public.contagem USING btree (id_cliente, id_primeira_pessoa);
CREATE INDEX contagem_segunda_pessoa ON public.contagem USING btree (id_cliente, id_segunda_pessoa);
CREATE UNIQUE INDEX contagem_uuid ON public.contagem USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.contagem REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.contagem REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.contagem REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy contagem_tenant on contagem as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table contagem force row level security;

create table contagem_pessoas (
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  base boolean not null default false,
  mes smallint not null default 0,
  total integer not null default 0,
  ativas integer not null default 0,
  recem_convertidas integer not null default 0,
  aniversariantes integer not null default 0,
  celulas integer not null default 0,
  constraint contagem_pessoas_pkey PRIMARY KEY (id_cliente, uuid)
);
create policy contagem_pessoas_tenant on contagem_pessoas as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table contagem_pessoas force row level security;

create table convite_acesso (
  id integer not null default nextval('convite_acesso_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  hash character varying(64) not null,
  pede character varying(20) not null,
  resposta_hash character varying(64) not null,
  tentativas smallint not null default 0,
  expira_em timestamp with time zone not null,
  usado_em timestamp with time zone,
  cancelado_em timestamp with time zone,
  criado_por integer,
  constraint convite_acesso_pede CHECK (((pede)::text = ANY ((ARRAY['dataNascimento'::character varying, 'telefone'::character varying])::text[]))),
  constraint convite_acesso_tentativas CHECK (((tentativas >= 0) AND (tentativas <= 5))),
  constraint convite_acesso_criado_por_id_cliente_foreign FOREIGN KEY (criado_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint convite_acesso_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint convite_acesso_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX convite_acesso_criador ON public.convite_acesso USING btree (id_cliente, criado_por);
CREATE UNIQUE INDEX convite_acesso_hash ON public.convite_acesso USING btree (id_cliente, hash);
CREATE INDEX convite_acesso_pessoa ON public.convite_acesso USING btree (id_cliente, id_usuario, id);
CREATE UNIQUE INDEX convite_acesso_uuid ON public.convite_acesso USING btree (id_cliente, uuid);
create policy convite_acesso_tenant on convite_acesso as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table convite_acesso force row level security;

create table convite_substituto (
  id integer not null default nextval('convite_substituto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_pedido integer not null,
  id_membro integer not null,
  resposta character varying(10) not null default 'pendente'::character varying,
  constraint convite_substituto_resposta CHECK (((resposta)::text = ANY ((ARRAY['pendente'::character varying, 'aceito'::character varying, 'recusado'::character varying])::text[]))),
  constraint convite_substituto_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint convite_substituto_id_pedido_id_cliente_foreign FOREIGN KEY (id_pedido, id_cliente) REFERENCES pedido_substituto(id, id_cliente),
  constraint convite_substituto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX convite_substituto_membro ON public.convite_substituto USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX convite_substituto_pessoa ON public.convite_substituto USING btree (id_cliente, id_pedido, id_membro);
CREATE UNIQUE INDEX convite_substituto_uuid ON public.convite_substituto USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.convite_substituto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.convite_substituto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.convite_substituto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy convite_substituto_tenant on convite_substituto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table convite_substituto force row level security;

create table copia_seguranca (
  id integer not null default nextval('copia_seguranca_id_seq'::regclass),
  terminada_em timestamp with time zone not null default now(),
  linhas bigint,
  imagens integer,
  bytes bigint,
  constraint copia_seguranca_pkey PRIMARY KEY (id)
);

create table credencial (
  id_usuario integer not null,
  id_cliente integer not null,
  senha_hash text,
  email_provado character varying(254),
  totp_segredo text,
  totp_ativo_em timestamp with time zone,
  totp_ultimo_passo integer not null default 0,
  codigos_recuperacao jsonb,
  nome_acesso character varying(30),
  constraint credencial_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint credencial_pkey PRIMARY KEY (id_usuario, id_cliente)
);
CREATE UNIQUE INDEX credencial_nome_acesso ON public.credencial USING btree (id_cliente, nome_acesso);
create policy credencial_tenant on credencial as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table credencial force row level security;

create table culto (
  id integer not null default nextval('culto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  data_culto date not null,
  hora_culto character varying(5) not null,
  id_local integer,
  tema_culto character varying(120),
  id_dirigente integer,
  id_pregador integer,
  status_culto character varying(10) not null default 'agendado'::character varying,
  visitantes integer not null default 0,
  serie_token integer not null default 1,
  busca text generated always as (normalizar((tema_culto)::text)) stored,
  ausencias_marcadas jsonb,
  visitantes_por_aparelho jsonb,
  constraint culto_hora CHECK (((hora_culto)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint culto_status CHECK (((status_culto)::text = ANY ((ARRAY['agendado'::character varying, 'realizado'::character varying, 'cancelado'::character varying])::text[]))),
  constraint culto_visitantes CHECK ((visitantes >= 0)),
  constraint culto_id_dirigente_id_cliente_foreign FOREIGN KEY (id_dirigente, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint culto_id_local_id_cliente_foreign FOREIGN KEY (id_local, id_cliente) REFERENCES local(id, id_cliente),
  constraint culto_id_pregador_id_cliente_foreign FOREIGN KEY (id_pregador, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint culto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX culto_data ON public.culto USING btree (id_cliente, data_culto, hora_culto, id);
CREATE INDEX culto_dirigente ON public.culto USING btree (id_cliente, id_dirigente);
CREATE INDEX culto_local ON public.culto USING btree (id_cliente, id_local);
CREATE INDEX culto_pregador ON public.culto USING btree (id_cliente, id_pregador);
CREATE UNIQUE INDEX culto_uuid ON public.culto USING btree (id_cliente, uuid);
CREATE TRIGGER anotar_mudanca AFTER INSERT OR DELETE OR UPDATE OF data_culto, hora_culto, status_culto, excluido_em ON public.culto FOR EACH STATEMENT EXECUTE FUNCTION anotar_mudanca();
CREATE TRIGGER auditar_delete AFTER DELETE ON public.culto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.culto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.culto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy culto_tenant on culto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table culto force row level security;

create table departamento (
  id integer not null default nextval('departamento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  titulo_departamento character varying(100) not null,
  descricao text,
  id_responsavel integer,
  status smallint not null default 1,
  nome_ordem text generated always as (normalizar((titulo_departamento)::text)) stored,
  busca text generated always as (normalizar((((titulo_departamento)::text || ' '::text) || COALESCE(descricao, ''::text)))) stored,
  lider_a_confirmar boolean not null default false,
  constraint departamento_status CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint departamento_id_responsavel_id_cliente_foreign FOREIGN KEY (id_responsavel, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint departamento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX departamento_responsavel ON public.departamento USING btree (id_cliente, id_responsavel);
CREATE UNIQUE INDEX departamento_titulo ON public.departamento USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX departamento_uuid ON public.departamento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.departamento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.departamento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.departamento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.departamento FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_responsavel ON public.departamento FOR EACH ROW WHEN ((new.id_responsavel IS NOT NULL)) EXECUTE FUNCTION lembrar_lider('id_responsavel');
CREATE TRIGGER marcar_lider_nomeado BEFORE INSERT OR UPDATE OF id_responsavel ON public.departamento FOR EACH ROW EXECUTE FUNCTION marcar_lider_nomeado('id_responsavel', 'app.meus_departamentos');
create policy departamento_tenant on departamento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_departamentos on departamento as restrictive for all to public using (((( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos)::integer[]))));
alter table departamento force row level security;

create table departamento_membro (
  id integer not null default nextval('departamento_membro_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_departamento integer not null,
  id_membro integer not null,
  status_membro character varying(10) not null default 'ativo'::character varying,
  a_confirmar boolean not null default ((meus_grupos('app.meus_departamentos'::text) IS NOT NULL) OR nomes_esperam()),
  constraint departamento_membro_status CHECK (((status_membro)::text = ANY ((ARRAY['ativo'::character varying, 'inativo'::character varying])::text[]))),
  constraint departamento_membro_id_departamento_id_cliente_foreign FOREIGN KEY (id_departamento, id_cliente) REFERENCES departamento(id, id_cliente),
  constraint departamento_membro_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint departamento_membro_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX departamento_membro_a_confirmar ON public.departamento_membro USING btree (id_cliente) WHERE a_confirmar;
CREATE INDEX departamento_membro_membro ON public.departamento_membro USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX departamento_membro_pessoa ON public.departamento_membro USING btree (id_cliente, id_departamento, id_membro);
CREATE UNIQUE INDEX departamento_membro_uuid ON public.departamento_membro USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.departamento_membro REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.departamento_membro REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.departamento_membro REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.departamento_membro FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy departamento_membro_tenant on departamento_membro as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_departamentos on departamento_membro as restrictive for all to public using (((( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos) IS NULL) OR (id_departamento = ANY (( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos) IS NULL) OR (id_departamento = ANY (( SELECT meus_grupos('app.meus_departamentos'::text) AS meus_grupos)::integer[]))));
alter table departamento_membro force row level security;

create table dizimo (
  id integer not null default nextval('dizimo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_membro integer not null,
  valor_dizimo numeric(14,2) not null,
  data_dizimo date not null,
  meio_dizimo character varying(14) not null,
  numero_recibo integer,
  recibo_em timestamp with time zone,
  recibo_por integer,
  constraint dizimo_meio CHECK (((meio_dizimo)::text = ANY ((ARRAY['dinheiro'::character varying, 'pix'::character varying, 'cartao'::character varying, 'transferencia'::character varying, 'cheque'::character varying])::text[]))),
  constraint dizimo_numerado CHECK (((numero_recibo IS NULL) = (recibo_em IS NULL))),
  constraint dizimo_valor CHECK ((valor_dizimo > (0)::numeric)),
  constraint dizimo_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint dizimo_recibo_por_id_cliente_foreign FOREIGN KEY (recibo_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint dizimo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX dizimo_data ON public.dizimo USING btree (id_cliente, data_dizimo, id);
CREATE INDEX dizimo_emissor ON public.dizimo USING btree (id_cliente, recibo_por);
CREATE INDEX dizimo_membro ON public.dizimo USING btree (id_cliente, id_membro, data_dizimo);
CREATE UNIQUE INDEX dizimo_recibo ON public.dizimo USING btree (id_cliente, numero_recibo);
CREATE UNIQUE INDEX dizimo_uuid ON public.dizimo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.dizimo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.dizimo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.dizimo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER comprovante_com_dizimo AFTER INSERT OR UPDATE ON public.dizimo FOR EACH ROW EXECUTE FUNCTION comprovante_com_dizimo();
CREATE TRIGGER proteger_recibo BEFORE INSERT OR DELETE OR UPDATE ON public.dizimo FOR EACH ROW EXECUTE FUNCTION proteger_recibo();
CREATE TRIGGER registrar_recibo AFTER INSERT OR UPDATE ON public.dizimo FOR EACH ROW WHEN ((new.recibo_em IS NOT NULL)) EXECUTE FUNCTION registrar_recibo();
create policy dizimo_tenant on dizimo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table dizimo force row level security;

create table doacao (
  id integer not null default nextval('doacao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_campanha integer not null,
  id_membro integer not null,
  valor_doacao numeric(14,2) not null,
  data_doacao date not null,
  meio_doacao character varying(14),
  constraint doacao_meio CHECK (((meio_doacao)::text = ANY ((ARRAY['dinheiro'::character varying, 'pix'::character varying, 'cartao'::character varying, 'transferencia'::character varying, 'cheque'::character varying])::text[]))),
  constraint doacao_valor CHECK ((valor_doacao > (0)::numeric)),
  constraint doacao_id_campanha_id_cliente_foreign FOREIGN KEY (id_campanha, id_cliente) REFERENCES campanha_missoes(id, id_cliente),
  constraint doacao_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint doacao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX doacao_campanha ON public.doacao USING btree (id_cliente, id_campanha, data_doacao, id);
CREATE INDEX doacao_data ON public.doacao USING btree (id_cliente, data_doacao, id);
CREATE INDEX doacao_membro ON public.doacao USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX doacao_uuid ON public.doacao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.doacao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.doacao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.doacao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER comprovante_com_doacao AFTER INSERT OR UPDATE ON public.doacao FOR EACH ROW EXECUTE FUNCTION comprovante_com_doacao();
create policy doacao_tenant on doacao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table doacao force row level security;

create table email_saida (
  id integer not null default nextval('email_saida_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  para character varying(254) not null,
  assunto character varying(200) not null,
  texto text not null,
  situacao character varying(10) not null default 'pendente'::character varying,
  enviado_em timestamp with time zone,
  seguranca boolean not null default false,
  espera character varying(10),
  liberar_em timestamp with time zone,
  sair_em character varying(100),
  devolvido boolean not null default false,
  constraint email_saida_situacao CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'enviado'::character varying, 'retido'::character varying, 'falhou'::character varying])::text[]))),
  constraint email_saida_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX email_saida_devolvido ON public.email_saida USING btree (id_cliente, para) WHERE devolvido;
CREATE INDEX email_saida_espera ON public.email_saida USING btree (id_cliente, liberar_em) WHERE (espera IS NOT NULL);
CREATE INDEX email_saida_pendente ON public.email_saida USING btree (created_at, id) WHERE ((situacao)::text = 'pendente'::text);
CREATE INDEX email_saida_recente ON public.email_saida USING btree (id_cliente, id);
CREATE UNIQUE INDEX email_saida_uuid ON public.email_saida USING btree (id_cliente, uuid);
create policy email_saida_tenant on email_saida as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table email_saida force row level security;

create table encontro (
  id integer not null default nextval('encontro_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_celula integer not null,
  data_encontro date not null,
  tema_estudo character varying(200),
  id_local integer,
  observacoes text,
  visitantes smallint not null default 0,
  busca text generated always as (normalizar((((COALESCE(tema_estudo, ''::character varying))::text || ' '::text) || COALESCE(observacoes, ''::text)))) stored,
  marcas jsonb,
  chamada_em timestamp with time zone,
  constraint encontro_visitantes CHECK (((visitantes >= 0) AND (visitantes <= 999))),
  constraint encontro_id_celula_id_cliente_foreign FOREIGN KEY (id_celula, id_cliente) REFERENCES celula(id, id_cliente),
  constraint encontro_id_local_id_cliente_foreign FOREIGN KEY (id_local, id_cliente) REFERENCES local(id, id_cliente),
  constraint encontro_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX encontro_celula ON public.encontro USING btree (id_cliente, id_celula, data_encontro, id);
CREATE INDEX encontro_data ON public.encontro USING btree (id_cliente, data_encontro, id);
CREATE UNIQUE INDEX encontro_dia ON public.encontro USING btree (id_cliente, id_celula, data_encontro) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX encontro_uuid ON public.encontro USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.encontro REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.encontro REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.encontro REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy encontro_tenant on encontro as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_celulas on encontro as restrictive for all to public using (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id_celula = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id_celula = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[]))));
alter table encontro force row level security;

create table endereco_calendario (
  id integer not null default nextval('endereco_calendario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  hash character varying(64) not null,
  usado_em timestamp with time zone,
  revogado_em timestamp with time zone,
  constraint endereco_calendario_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint endereco_calendario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX endereco_calendario_hash ON public.endereco_calendario USING btree (id_cliente, hash);
CREATE UNIQUE INDEX endereco_calendario_um ON public.endereco_calendario USING btree (id_cliente, id_usuario) WHERE (revogado_em IS NULL);
CREATE UNIQUE INDEX endereco_calendario_uuid ON public.endereco_calendario USING btree (id_cliente, uuid);
create policy endereco_calendario_tenant on endereco_calendario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table endereco_calendario force row level security;

create table ensaio_louvor (
  id integer not null default nextval('ensaio_louvor_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_grupo integer not null,
  data_ensaio date not null,
  hora_ensaio character varying(5) not null,
  local_ensaio integer,
  status_ensaio character varying(10) not null default 'Marcado'::character varying,
  id_culto integer,
  constraint ensaio_louvor_hora CHECK (((hora_ensaio)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint ensaio_louvor_status CHECK (((status_ensaio)::text = ANY ((ARRAY['Marcado'::character varying, 'Concluído'::character varying, 'Cancelado'::character varying])::text[]))),
  constraint ensaio_louvor_id_culto_id_cliente_foreign FOREIGN KEY (id_culto, id_cliente) REFERENCES culto(id, id_cliente),
  constraint ensaio_louvor_id_grupo_id_cliente_foreign FOREIGN KEY (id_grupo, id_cliente) REFERENCES grupo_louvor(id, id_cliente),
  constraint ensaio_louvor_local_ensaio_id_cliente_foreign FOREIGN KEY (local_ensaio, id_cliente) REFERENCES local(id, id_cliente),
  constraint ensaio_louvor_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX ensaio_louvor_culto ON public.ensaio_louvor USING btree (id_cliente, id_culto);
CREATE INDEX ensaio_louvor_data ON public.ensaio_louvor USING btree (id_cliente, data_ensaio, hora_ensaio, id);
CREATE INDEX ensaio_louvor_grupo ON public.ensaio_louvor USING btree (id_cliente, id_grupo, data_ensaio);
CREATE INDEX ensaio_louvor_local ON public.ensaio_louvor USING btree (id_cliente, local_ensaio);
CREATE UNIQUE INDEX ensaio_louvor_uuid ON public.ensaio_louvor USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.ensaio_louvor REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.ensaio_louvor REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.ensaio_louvor REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy ensaio_louvor_tenant on ensaio_louvor as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_louvor on ensaio_louvor as restrictive for all to public using (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id_grupo = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id_grupo = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[]))));
alter table ensaio_louvor force row level security;

create table entrada (
  id integer not null default nextval('entrada_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  descricao character varying(255) not null,
  data date not null,
  categoria smallint not null,
  valor numeric(14,2) not null,
  origem character varying(30),
  id_origem integer,
  id_estornado integer,
  busca text generated always as (normalizar((descricao)::text)) stored,
  id_centro_custo integer,
  vez smallint not null default 1,
  id_conta_financeira integer,
  id_categoria integer,
  historico boolean not null default false,
  constraint entrada_categoria CHECK (((categoria > 0) AND (categoria < 6))),
  constraint entrada_origem_conhecida CHECK ((((origem IS NULL) = (id_origem IS NULL)) AND ((origem IS NULL) OR ((id_estornado IS NULL) AND ((origem)::text = ANY ((ARRAY['contaReceber'::character varying, 'dizimo'::character varying, 'doacao'::character varying, 'aulaEBD'::character varying, 'contagem'::character varying, 'pixRecebido'::character varying])::text[])))))),
  constraint entrada_valor CHECK (((valor <> (0)::numeric) AND ((valor < (0)::numeric) = (id_estornado IS NOT NULL)))),
  constraint entrada_vez CHECK (((vez >= 1) AND ((vez = 1) OR (origem IS NOT NULL)))),
  constraint entrada_id_categoria_id_cliente_foreign FOREIGN KEY (id_categoria, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint entrada_id_centro_custo_id_cliente_foreign FOREIGN KEY (id_centro_custo, id_cliente) REFERENCES centro_custo(id, id_cliente),
  constraint entrada_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint entrada_id_estornado_id_cliente_foreign FOREIGN KEY (id_estornado, id_cliente) REFERENCES entrada(id, id_cliente),
  constraint entrada_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX entrada_categoria_propria ON public.entrada USING btree (id_cliente, id_categoria, data) INCLUDE (valor) WHERE ((excluido_em IS NULL) AND (id_categoria IS NOT NULL));
CREATE INDEX entrada_centro_custo ON public.entrada USING btree (id_cliente, id_centro_custo, data) INCLUDE (valor) WHERE ((excluido_em IS NULL) AND (id_centro_custo IS NOT NULL));
CREATE INDEX entrada_conta ON public.entrada USING btree (id_cliente, id_conta_financeira, data) INCLUDE (valor) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX entrada_estornado ON public.entrada USING btree (id_cliente, id_estornado) WHERE ((excluido_em IS NULL) AND (id_estornado IS NOT NULL));
CREATE UNIQUE INDEX entrada_origem ON public.entrada USING btree (id_cliente, origem, id_origem, vez) WHERE ((excluido_em IS NULL) AND (origem IS NOT NULL));
CREATE INDEX entrada_periodo ON public.entrada USING btree (id_cliente, data, id) INCLUDE (valor, categoria, id_categoria, id_centro_custo) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX entrada_uuid ON public.entrada USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.entrada REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.entrada REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.entrada REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER comprovante_com_estorno AFTER INSERT OR UPDATE ON public.entrada FOR EACH ROW WHEN ((new.id_estornado IS NOT NULL)) EXECUTE FUNCTION comprovante_com_estorno();
CREATE TRIGGER historico_da_conta AFTER UPDATE ON public.entrada FOR EACH ROW WHEN ((old.historico OR new.historico)) EXECUTE FUNCTION historico_da_conta();
CREATE TRIGGER mes_fechado_delete AFTER DELETE ON public.entrada REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_delete();
CREATE TRIGGER mes_fechado_insert AFTER INSERT ON public.entrada REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_insert();
CREATE TRIGGER mes_fechado_update AFTER UPDATE ON public.entrada REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_update();
CREATE TRIGGER numerar_insert AFTER INSERT ON public.entrada REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION anotar_numeros_insert();
CREATE TRIGGER recusar_conciliado BEFORE UPDATE ON public.entrada FOR EACH ROW WHEN (((old.excluido_em IS NULL) AND ((new.excluido_em IS NOT NULL) OR (new.valor IS DISTINCT FROM old.valor) OR (new.id_conta_financeira IS DISTINCT FROM old.id_conta_financeira)))) EXECUTE FUNCTION recusar_conciliado();
CREATE TRIGGER soma_mensal_delete AFTER DELETE ON public.entrada REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_delete();
CREATE TRIGGER soma_mensal_insert AFTER INSERT ON public.entrada REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_insert();
CREATE TRIGGER soma_mensal_update AFTER UPDATE ON public.entrada REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_update();
create policy entrada_tenant on entrada as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table entrada force row level security;

create table escala_culto (
  id integer not null default nextval('escala_culto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_culto integer not null,
  id_membro integer not null,
  funcao character varying(60) not null,
  id_departamento integer,
  resposta character varying(10) not null default 'pendente'::character varying,
  respondida_em timestamp with time zone,
  avisada_em timestamp with time zone,
  funcao_ordem text generated always as (normalizar((funcao)::text)) stored,
  motivo_recusa character varying(200),
  id_autor integer,
  resposta_marcada_em timestamp with time zone,
  constraint escala_culto_respondida CHECK ((((resposta)::text = 'pendente'::text) = (respondida_em IS NULL))),
  constraint escala_culto_resposta CHECK (((resposta)::text = ANY ((ARRAY['pendente'::character varying, 'confirmada'::character varying, 'recusada'::character varying])::text[]))),
  constraint escala_culto_id_autor_id_cliente_foreign FOREIGN KEY (id_autor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint escala_culto_id_culto_id_cliente_foreign FOREIGN KEY (id_culto, id_cliente) REFERENCES culto(id, id_cliente),
  constraint escala_culto_id_departamento_id_cliente_foreign FOREIGN KEY (id_departamento, id_cliente) REFERENCES departamento(id, id_cliente),
  constraint escala_culto_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint escala_culto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX escala_culto_departamento ON public.escala_culto USING btree (id_cliente, id_departamento);
CREATE INDEX escala_culto_membro ON public.escala_culto USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX escala_culto_unica ON public.escala_culto USING btree (id_cliente, id_culto, id_membro, funcao_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX escala_culto_uuid ON public.escala_culto USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.escala_culto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.escala_culto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.escala_culto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE OF id_membro, id_departamento, excluido_em ON public.escala_culto FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy escala_culto_tenant on escala_culto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_escalas on escala_culto as restrictive for all to public using (((( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos) IS NULL) OR (id_membro = ANY (( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos) IS NULL) OR (id_membro = ANY (( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos)::integer[]))));
alter table escala_culto force row level security;

create table espera_evento (
  id integer not null default nextval('espera_evento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_evento integer not null,
  id_membro integer not null,
  constraint espera_evento_id_evento_id_cliente_foreign FOREIGN KEY (id_evento, id_cliente) REFERENCES evento(id, id_cliente),
  constraint espera_evento_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint espera_evento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX espera_evento_membro ON public.espera_evento USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX espera_evento_pessoa ON public.espera_evento USING btree (id_cliente, id_evento, id_membro);
CREATE UNIQUE INDEX espera_evento_uuid ON public.espera_evento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.espera_evento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.espera_evento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.espera_evento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy espera_evento_tenant on espera_evento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table espera_evento force row level security;

create table evento (
  id integer not null default nextval('evento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_evento character varying(120) not null,
  descricao text,
  id_local integer,
  data_inicio timestamp with time zone not null,
  data_fim timestamp with time zone,
  vagas integer,
  id_foto integer,
  nome_ordem text generated always as (normalizar((nome_evento)::text)) stored,
  inscricao_aberta boolean not null default false,
  inscricoes_ate timestamp with time zone,
  constraint evento_periodo CHECK ((data_fim >= data_inicio)),
  constraint evento_vagas CHECK ((vagas > 0)),
  constraint evento_id_foto_id_cliente_foreign FOREIGN KEY (id_foto, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint evento_id_local_id_cliente_foreign FOREIGN KEY (id_local, id_cliente) REFERENCES local(id, id_cliente),
  constraint evento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX evento_inicio ON public.evento USING btree (id_cliente, data_inicio, id);
CREATE INDEX evento_local ON public.evento USING btree (id_cliente, id_local);
CREATE INDEX evento_nome ON public.evento USING btree (id_cliente, nome_ordem, id);
CREATE UNIQUE INDEX evento_uuid ON public.evento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.evento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.evento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.evento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy evento_tenant on evento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table evento force row level security;

create table evento_pagamento (
  id integer not null default nextval('evento_pagamento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  evento character varying(255) not null,
  tipo character varying(80) not null,
  constraint evento_pagamento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX evento_pagamento_evento ON public.evento_pagamento USING btree (id_cliente, evento);
CREATE UNIQUE INDEX evento_pagamento_uuid ON public.evento_pagamento USING btree (id_cliente, uuid);
create policy evento_pagamento_tenant on evento_pagamento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table evento_pagamento force row level security;

create table extrato_bancario (
  id integer not null default nextval('extrato_bancario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_conta_financeira integer not null,
  nome_arquivo character varying(200) not null,
  formato character varying(3) not null,
  banco character varying(20) not null default ''::character varying,
  conta character varying(40) not null default ''::character varying,
  inicio date,
  fim date,
  saldo numeric(14,2),
  data_saldo date,
  cabecalho character varying(64),
  coluna_data smallint,
  coluna_descricao smallint,
  coluna_valor smallint,
  coluna_credito smallint,
  coluna_debito smallint,
  coluna_documento smallint,
  novos integer not null default 0,
  repetidos integer not null default 0,
  ignorados integer not null default 0,
  duvidas integer not null default 0,
  conciliados integer not null default 0,
  pagadores smallint not null default 0,
  constraint extrato_bancario_formato CHECK (((formato)::text = ANY ((ARRAY['ofx'::character varying, 'csv'::character varying])::text[]))),
  constraint extrato_bancario_saldo CHECK (((saldo IS NULL) = (data_saldo IS NULL))),
  constraint extrato_bancario_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint extrato_bancario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX extrato_bancario_cabecalho ON public.extrato_bancario USING btree (id_cliente, cabecalho, id);
CREATE INDEX extrato_bancario_conta ON public.extrato_bancario USING btree (id_cliente, id_conta_financeira, id);
CREATE UNIQUE INDEX extrato_bancario_uuid ON public.extrato_bancario USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.extrato_bancario REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.extrato_bancario REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.extrato_bancario REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy extrato_bancario_tenant on extrato_bancario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table extrato_bancario force row level security;

create table fechamento (
  id integer not null default nextval('fechamento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  fechado_ate date,
  fechado_em timestamp with time zone,
  fechado_por integer,
  constraint fechamento_fim_de_mes CHECK (((fechado_ate IS NULL) OR (EXTRACT(day FROM (fechado_ate + 1)) = (1)::numeric))),
  constraint fechamento_fechado_por_id_cliente_foreign FOREIGN KEY (fechado_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint fechamento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX fechamento_igreja ON public.fechamento USING btree (id_cliente);
CREATE UNIQUE INDEX fechamento_uuid ON public.fechamento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.fechamento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.fechamento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.fechamento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER proteger_fechamento BEFORE DELETE OR UPDATE ON public.fechamento FOR EACH ROW EXECUTE FUNCTION proteger_fechamento();
create policy fechamento_tenant on fechamento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table fechamento force row level security;

create table fornecedor (
  id integer not null default nextval('fornecedor_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(120) not null,
  documento character varying(14),
  email character varying(254),
  telefone character varying(20),
  endereco character varying(200),
  dados_bancarios character varying(500),
  observacoes character varying(2000),
  ativo boolean not null default true,
  nome_ordem text generated always as (normalizar((nome)::text)) stored,
  busca text generated always as (normalizar((((((nome)::text || ' '::text) || (COALESCE(documento, ''::character varying))::text) || ' '::text) || (COALESCE(email, ''::character varying))::text))) stored,
  constraint fornecedor_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX fornecedor_documento ON public.fornecedor USING btree (id_cliente, documento) WHERE (excluido_em IS NULL);
CREATE INDEX fornecedor_nome ON public.fornecedor USING btree (id_cliente, nome_ordem);
CREATE UNIQUE INDEX fornecedor_uuid ON public.fornecedor USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.fornecedor REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.fornecedor REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.fornecedor REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy fornecedor_tenant on fornecedor as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table fornecedor force row level security;

create table funcao (
  id integer not null default nextval('funcao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(60) not null,
  descricao character varying(300),
  acoes jsonb not null,
  alcance character varying(5) not null,
  nome_ordem text generated always as (normalizar((nome)::text)) stored,
  exclusiva boolean not null default false,
  a_revisar boolean not null default false,
  constraint funcao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX funcao_nome ON public.funcao USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX funcao_uuid ON public.funcao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.funcao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.funcao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.funcao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.funcao FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy funcao_tenant on funcao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table funcao force row level security;

create table funcao_usuario (
  id integer not null default nextval('funcao_usuario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_funcao integer not null,
  id_usuario integer not null,
  inicio date not null,
  fim date,
  constraint funcao_usuario_id_funcao_id_cliente_foreign FOREIGN KEY (id_funcao, id_cliente) REFERENCES funcao(id, id_cliente),
  constraint funcao_usuario_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint funcao_usuario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX funcao_usuario_pessoa ON public.funcao_usuario USING btree (id_cliente, id_usuario, id_funcao);
CREATE UNIQUE INDEX funcao_usuario_uuid ON public.funcao_usuario USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.funcao_usuario REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.funcao_usuario REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.funcao_usuario REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.funcao_usuario FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy funcao_usuario_tenant on funcao_usuario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table funcao_usuario force row level security;

create table grupo_louvor (
  id integer not null default nextval('grupo_louvor_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_grupo character varying(45) not null,
  status_grupo smallint not null default 1,
  nome_ordem text generated always as (normalizar((nome_grupo)::text)) stored,
  constraint grupo_louvor_status CHECK ((status_grupo = ANY (ARRAY[0, 1]))),
  constraint grupo_louvor_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX grupo_louvor_lista ON public.grupo_louvor USING btree (id_cliente, nome_ordem, id);
CREATE UNIQUE INDEX grupo_louvor_nome ON public.grupo_louvor USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX grupo_louvor_uuid ON public.grupo_louvor USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.grupo_louvor REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.grupo_louvor REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.grupo_louvor REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.grupo_louvor FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy grupo_louvor_tenant on grupo_louvor as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_louvor on grupo_louvor as restrictive for all to public using (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[]))));
alter table grupo_louvor force row level security;

create table idempotencia (
  id_cliente integer not null,
  id_usuario integer not null,
  chave text not null,
  impressao text not null,
  resultado jsonb,
  created_at timestamp with time zone not null default now(),
  constraint idempotencia_pkey PRIMARY KEY (id_cliente, id_usuario, chave)
);
create policy idempotencia_tenant on idempotencia as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table idempotencia force row level security;

create table importacao (
  id integer not null default nextval('importacao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  nome_arquivo character varying(200) not null,
  formato character varying(4) not null,
  situacao character varying(10) not null default 'previa'::character varying,
  colunas jsonb not null,
  mapeamento jsonb not null,
  total_linhas integer not null default 0,
  validas integer not null default 0,
  com_erro integer not null default 0,
  duplicadas integer not null default 0,
  gravadas integer,
  desfeitas integer,
  gravada_em timestamp with time zone,
  desfeita_em timestamp with time zone,
  solicitado_por integer,
  avisos jsonb not null default '[]'::jsonb,
  constraint importacao_formato CHECK (((formato)::text = ANY ((ARRAY['csv'::character varying, 'json'::character varying, 'xml'::character varying, 'xlsx'::character varying])::text[]))),
  constraint importacao_situacao CHECK (((situacao)::text = ANY ((ARRAY['previa'::character varying, 'gravada'::character varying, 'desfeita'::character varying])::text[]))),
  constraint importacao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX importacao_uuid ON public.importacao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.importacao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.importacao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.importacao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy importacao_tenant on importacao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table importacao force row level security;

create table importacao_linha (
  id_importacao integer not null,
  numero integer not null,
  id_cliente integer not null,
  situacao character varying(10) not null,
  email text,
  cpf text,
  original jsonb not null,
  dados jsonb not null,
  erros jsonb not null,
  avisos jsonb not null default '[]'::jsonb,
  lida jsonb,
  constraint importacao_linha_situacao CHECK (((situacao)::text = ANY ((ARRAY['valida'::character varying, 'erro'::character varying, 'duplicada'::character varying])::text[]))),
  constraint importacao_linha_id_importacao_id_cliente_foreign FOREIGN KEY (id_importacao, id_cliente) REFERENCES importacao(id, id_cliente),
  constraint importacao_linha_pkey PRIMARY KEY (id_importacao, numero, id_cliente)
);
create policy importacao_linha_tenant on importacao_linha as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table importacao_linha force row level security;

create table incidente (
  id integer not null default nextval('incidente_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  titulo character varying(120) not null,
  descricao text not null,
  data_ocorrencia timestamp with time zone,
  data_conhecimento timestamp with time zone not null,
  dados jsonb not null,
  risco_relevante smallint not null default 1,
  consequencias text,
  quantidade_pessoas integer,
  protecao text,
  medidas text,
  motivo_demora text,
  motivo_sem_aviso text,
  pequeno_porte smallint not null default 0,
  comunicado_anpd_em timestamp with time zone,
  protocolo_anpd character varying(60),
  texto_anpd text,
  complementado_em timestamp with time zone,
  texto_complemento text,
  avisados_em timestamp with time zone,
  meio_aviso character varying(500),
  texto_aviso text,
  encerrado_em timestamp with time zone,
  pessoas_apagadas integer not null default 0,
  busca text generated always as (normalizar((((titulo)::text || ' '::text) || descricao))) stored,
  constraint incidente_pequeno_porte CHECK ((pequeno_porte = ANY (ARRAY[0, 1]))),
  constraint incidente_pessoas CHECK (((quantidade_pessoas >= 0) AND (pessoas_apagadas >= 0))),
  constraint incidente_risco_relevante CHECK ((risco_relevante = ANY (ARRAY[0, 1]))),
  constraint incidente_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX incidente_conhecido ON public.incidente USING btree (id_cliente, data_conhecimento, id);
CREATE UNIQUE INDEX incidente_uuid ON public.incidente USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.incidente REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.incidente REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.incidente REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy incidente_tenant on incidente as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table incidente force row level security;

create table indisponibilidade (
  id integer not null default nextval('indisponibilidade_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_membro integer not null,
  data_inicio date not null,
  data_fim date not null,
  observacao character varying(200),
  constraint indisponibilidade_periodo CHECK ((data_fim >= data_inicio)),
  constraint indisponibilidade_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint indisponibilidade_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX indisponibilidade_fim ON public.indisponibilidade USING btree (id_cliente, data_fim, data_inicio);
CREATE UNIQUE INDEX indisponibilidade_unica ON public.indisponibilidade USING btree (id_cliente, id_membro, data_inicio, data_fim) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX indisponibilidade_uuid ON public.indisponibilidade USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.indisponibilidade REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.indisponibilidade REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.indisponibilidade REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy indisponibilidade_tenant on indisponibilidade as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_escalas on indisponibilidade as restrictive for all to public using (((( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos) IS NULL) OR (id_membro = ANY (( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos) IS NULL) OR (id_membro = ANY (( SELECT meus_grupos('app.meus_escalas'::text) AS meus_grupos)::integer[]))));
alter table indisponibilidade force row level security;

create table limite (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint limite_pkey PRIMARY KEY (key)
);

create table liturgia_culto (
  id integer not null default nextval('liturgia_culto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_culto integer not null,
  id_momento integer not null,
  descricao character varying(500),
  ordem integer not null,
  constraint liturgia_culto_ordem CHECK ((ordem >= 1)),
  constraint liturgia_culto_id_culto_id_cliente_foreign FOREIGN KEY (id_culto, id_cliente) REFERENCES culto(id, id_cliente),
  constraint liturgia_culto_id_momento_id_cliente_foreign FOREIGN KEY (id_momento, id_cliente) REFERENCES momento_culto(id, id_cliente),
  constraint liturgia_culto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX liturgia_culto_momento ON public.liturgia_culto USING btree (id_cliente, id_momento);
CREATE INDEX liturgia_culto_ordem ON public.liturgia_culto USING btree (id_cliente, id_culto, ordem, id);
CREATE UNIQUE INDEX liturgia_culto_uuid ON public.liturgia_culto USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.liturgia_culto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.liturgia_culto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.liturgia_culto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy liturgia_culto_tenant on liturgia_culto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table liturgia_culto force row level security;

create table local (
  id integer not null default nextval('local_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_local character varying(80) not null,
  endereco character varying(200),
  capacidade integer,
  nome_ordem text generated always as (normalizar((nome_local)::text)) stored,
  busca text generated always as (normalizar((((nome_local)::text || ' '::text) || (COALESCE(endereco, ''::character varying))::text))) stored,
  constraint local_capacidade CHECK ((capacidade > 0)),
  constraint local_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX local_nome ON public.local USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX local_uuid ON public.local USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.local REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.local REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.local REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER DELETE OR UPDATE OF nome_local, endereco, excluido_em ON public.local FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy local_tenant on local as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table local force row level security;

create table manutencao_patrimonio (
  id integer not null default nextval('manutencao_patrimonio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_patrimonio integer not null,
  data_manutencao date not null,
  valor_manutencao numeric(14,2) not null,
  status_manutencao character varying(10) not null default 'pendente'::character varying,
  descricao_manutencao character varying(255),
  id_departamento integer,
  busca text generated always as (normalizar((COALESCE(descricao_manutencao, ''::character varying))::text)) stored,
  constraint manutencao_patrimonio_concluida CHECK ((((status_manutencao)::text <> 'concluido'::text) OR (excluido_em IS NULL))),
  constraint manutencao_patrimonio_status CHECK (((status_manutencao)::text = ANY ((ARRAY['pendente'::character varying, 'concluido'::character varying])::text[]))),
  constraint manutencao_patrimonio_valor CHECK ((valor_manutencao > (0)::numeric)),
  constraint manutencao_patrimonio_id_departamento_id_cliente_foreign FOREIGN KEY (id_departamento, id_cliente) REFERENCES departamento(id, id_cliente),
  constraint manutencao_patrimonio_id_patrimonio_id_cliente_foreign FOREIGN KEY (id_patrimonio, id_cliente) REFERENCES patrimonio(id, id_cliente),
  constraint manutencao_patrimonio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX manutencao_patrimonio_data ON public.manutencao_patrimonio USING btree (id_cliente, data_manutencao, id);
CREATE INDEX manutencao_patrimonio_departamento ON public.manutencao_patrimonio USING btree (id_cliente, id_departamento);
CREATE INDEX manutencao_patrimonio_patrimonio ON public.manutencao_patrimonio USING btree (id_cliente, id_patrimonio);
CREATE UNIQUE INDEX manutencao_patrimonio_uuid ON public.manutencao_patrimonio USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.manutencao_patrimonio REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.manutencao_patrimonio REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.manutencao_patrimonio REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy manutencao_patrimonio_tenant on manutencao_patrimonio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table manutencao_patrimonio force row level security;

create table membro_aula_ebd (
  id integer not null default nextval('membro_aula_ebd_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_aula integer not null,
  id_membro integer not null,
  constraint membro_aula_ebd_id_aula_id_cliente_foreign FOREIGN KEY (id_aula, id_cliente) REFERENCES aula_ebd(id, id_cliente),
  constraint membro_aula_ebd_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_aula_ebd_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_aula_ebd_membro ON public.membro_aula_ebd USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_aula_ebd_pessoa ON public.membro_aula_ebd USING btree (id_cliente, id_aula, id_membro);
CREATE UNIQUE INDEX membro_aula_ebd_uuid ON public.membro_aula_ebd USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_aula_ebd REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_aula_ebd REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_aula_ebd REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy membro_aula_ebd_tenant on membro_aula_ebd as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_ensino on membro_aula_ebd as restrictive for all to public using (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR alcanca_aula_ebd(id_aula))) with check (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR alcanca_aula_ebd(id_aula)));
alter table membro_aula_ebd force row level security;

create table membro_celula (
  id integer not null default nextval('membro_celula_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_celula integer not null,
  id_membro integer not null,
  membro_lider smallint not null default 0,
  lider_desde timestamp with time zone,
  a_confirmar boolean not null default ((meus_grupos('app.meus_celulas'::text) IS NOT NULL) OR nomes_esperam()),
  constraint membro_celula_desde CHECK (((membro_lider = 0) OR (lider_desde IS NOT NULL))),
  constraint membro_celula_papel CHECK ((membro_lider = ANY (ARRAY[0, 1]))),
  constraint membro_celula_id_celula_id_cliente_foreign FOREIGN KEY (id_celula, id_cliente) REFERENCES celula(id, id_cliente),
  constraint membro_celula_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_celula_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_celula_a_confirmar ON public.membro_celula USING btree (id_cliente) WHERE a_confirmar;
CREATE UNIQUE INDEX membro_celula_lider ON public.membro_celula USING btree (id_cliente, id_celula) WHERE ((membro_lider = 1) AND (excluido_em IS NULL));
CREATE INDEX membro_celula_membro ON public.membro_celula USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_celula_pessoa ON public.membro_celula USING btree (id_cliente, id_celula, id_membro) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX membro_celula_uuid ON public.membro_celula USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_celula REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_celula REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_celula REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.membro_celula FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_membro, membro_lider ON public.membro_celula FOR EACH ROW WHEN ((new.membro_lider = 1)) EXECUTE FUNCTION lembrar_lider('id_membro');
CREATE TRIGGER marcar_lider_promovido BEFORE UPDATE OF membro_lider ON public.membro_celula FOR EACH ROW WHEN (((new.membro_lider = 1) AND (old.membro_lider = 0))) EXECUTE FUNCTION marcar_lider_promovido('app.meus_celulas');
create policy membro_celula_tenant on membro_celula as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_celulas on membro_celula as restrictive for all to public using (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id_celula = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR (id_celula = ANY (( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos)::integer[]))));
alter table membro_celula force row level security;

create table membro_classe_ebd (
  id integer not null default nextval('membro_classe_ebd_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_classe integer not null,
  id_membro integer not null,
  status_membro character varying(10) not null default 'ativo'::character varying,
  a_confirmar boolean not null default ((meus_grupos('app.meus_ensino'::text) IS NOT NULL) OR nomes_esperam()),
  constraint membro_classe_ebd_status CHECK (((status_membro)::text = ANY ((ARRAY['ativo'::character varying, 'inativo'::character varying])::text[]))),
  constraint membro_classe_ebd_id_classe_id_cliente_foreign FOREIGN KEY (id_classe, id_cliente) REFERENCES classe_ebd(id, id_cliente),
  constraint membro_classe_ebd_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_classe_ebd_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_classe_ebd_a_confirmar ON public.membro_classe_ebd USING btree (id_cliente) WHERE a_confirmar;
CREATE INDEX membro_classe_ebd_membro ON public.membro_classe_ebd USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_classe_ebd_pessoa ON public.membro_classe_ebd USING btree (id_cliente, id_classe, id_membro);
CREATE UNIQUE INDEX membro_classe_ebd_uuid ON public.membro_classe_ebd USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_classe_ebd REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_classe_ebd REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_classe_ebd REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.membro_classe_ebd FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy membro_classe_ebd_tenant on membro_classe_ebd as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_ensino on membro_classe_ebd as restrictive for all to public using (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id_classe = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos) IS NULL) OR (id_classe = ANY (( SELECT meus_grupos('app.meus_ensino'::text) AS meus_grupos)::integer[]))));
alter table membro_classe_ebd force row level security;

create table membro_encontro (
  id integer not null default nextval('membro_encontro_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_encontro integer not null,
  id_membro integer not null,
  constraint membro_encontro_id_encontro_id_cliente_foreign FOREIGN KEY (id_encontro, id_cliente) REFERENCES encontro(id, id_cliente),
  constraint membro_encontro_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_encontro_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_encontro_membro ON public.membro_encontro USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_encontro_pessoa ON public.membro_encontro USING btree (id_cliente, id_encontro, id_membro);
CREATE UNIQUE INDEX membro_encontro_uuid ON public.membro_encontro USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_encontro REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_encontro REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_encontro REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy membro_encontro_tenant on membro_encontro as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_celulas on membro_encontro as restrictive for all to public using (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR alcanca_encontro(id_encontro))) with check (((( SELECT meus_grupos('app.meus_celulas'::text) AS meus_grupos) IS NULL) OR alcanca_encontro(id_encontro)));
alter table membro_encontro force row level security;

create table membro_evento (
  id integer not null default nextval('membro_evento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_evento integer not null,
  id_membro integer not null,
  constraint membro_evento_id_evento_id_cliente_foreign FOREIGN KEY (id_evento, id_cliente) REFERENCES evento(id, id_cliente),
  constraint membro_evento_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_evento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_evento_membro ON public.membro_evento USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_evento_pessoa ON public.membro_evento USING btree (id_cliente, id_evento, id_membro);
CREATE UNIQUE INDEX membro_evento_uuid ON public.membro_evento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_evento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_evento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_evento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy membro_evento_tenant on membro_evento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table membro_evento force row level security;

create table membro_grupo_louvor (
  id integer not null default nextval('membro_grupo_louvor_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_grupo integer not null,
  id_membro integer not null,
  membro_lider smallint not null default 0,
  status_membro smallint not null default 1,
  lider_desde timestamp with time zone,
  a_confirmar boolean not null default ((meus_grupos('app.meus_louvor'::text) IS NOT NULL) OR nomes_esperam()),
  constraint membro_grupo_louvor_ativo CHECK (((membro_lider = 0) OR (status_membro = 1))),
  constraint membro_grupo_louvor_desde CHECK (((membro_lider = 0) OR (lider_desde IS NOT NULL))),
  constraint membro_grupo_louvor_papel CHECK ((membro_lider = ANY (ARRAY[0, 1]))),
  constraint membro_grupo_louvor_status CHECK ((status_membro = ANY (ARRAY[0, 1]))),
  constraint membro_grupo_louvor_id_grupo_id_cliente_foreign FOREIGN KEY (id_grupo, id_cliente) REFERENCES grupo_louvor(id, id_cliente),
  constraint membro_grupo_louvor_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_grupo_louvor_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_grupo_louvor_a_confirmar ON public.membro_grupo_louvor USING btree (id_cliente) WHERE a_confirmar;
CREATE UNIQUE INDEX membro_grupo_louvor_lider ON public.membro_grupo_louvor USING btree (id_cliente, id_grupo) WHERE ((membro_lider = 1) AND (excluido_em IS NULL));
CREATE INDEX membro_grupo_louvor_membro ON public.membro_grupo_louvor USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_grupo_louvor_pessoa ON public.membro_grupo_louvor USING btree (id_cliente, id_grupo, id_membro) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX membro_grupo_louvor_uuid ON public.membro_grupo_louvor USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_grupo_louvor REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_grupo_louvor REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_grupo_louvor REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.membro_grupo_louvor FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_membro, membro_lider ON public.membro_grupo_louvor FOR EACH ROW WHEN ((new.membro_lider = 1)) EXECUTE FUNCTION lembrar_lider('id_membro');
CREATE TRIGGER marcar_lider_promovido BEFORE UPDATE OF membro_lider ON public.membro_grupo_louvor FOR EACH ROW WHEN (((new.membro_lider = 1) AND (old.membro_lider = 0))) EXECUTE FUNCTION marcar_lider_promovido('app.meus_louvor');
create policy membro_grupo_louvor_tenant on membro_grupo_louvor as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_louvor on membro_grupo_louvor as restrictive for all to public using (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id_grupo = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR (id_grupo = ANY (( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos)::integer[]))));
alter table membro_grupo_louvor force row level security;

create table membro_missao (
  id integer not null default nextval('membro_missao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_missao integer not null,
  id_membro integer not null,
  status_membro character varying(10) not null default 'ativo'::character varying,
  a_confirmar boolean not null default ((meus_grupos('app.meus_missoes'::text) IS NOT NULL) OR nomes_esperam()),
  constraint membro_missao_status CHECK (((status_membro)::text = ANY ((ARRAY['ativo'::character varying, 'inativo'::character varying])::text[]))),
  constraint membro_missao_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint membro_missao_id_missao_id_cliente_foreign FOREIGN KEY (id_missao, id_cliente) REFERENCES missao(id, id_cliente),
  constraint membro_missao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX membro_missao_a_confirmar ON public.membro_missao USING btree (id_cliente) WHERE a_confirmar;
CREATE INDEX membro_missao_membro ON public.membro_missao USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX membro_missao_pessoa ON public.membro_missao USING btree (id_cliente, id_missao, id_membro);
CREATE UNIQUE INDEX membro_missao_uuid ON public.membro_missao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.membro_missao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.membro_missao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.membro_missao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.membro_missao FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy membro_missao_tenant on membro_missao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
create policy meus_missoes on membro_missao as restrictive for all to public using (((( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos) IS NULL) OR (id_missao = ANY (( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos) IS NULL) OR (id_missao = ANY (( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos)::integer[]))));
alter table membro_missao force row level security;

create table migracoes (
  id integer not null default nextval('migracoes_id_seq'::regclass),
  name character varying(255) not null,
  executed_at timestamp(6) with time zone not null default CURRENT_TIMESTAMP(6),
  constraint migracoes_pkey PRIMARY KEY (id)
);

create table missao (
  id integer not null default nextval('missao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_missao character varying(120) not null,
  descricao text,
  local_missao character varying(120),
  data_inicio date,
  data_fim date,
  id_responsavel integer,
  status_missao character varying(20) not null default 'planejada'::character varying,
  nome_ordem text generated always as (normalizar((nome_missao)::text)) stored,
  busca text generated always as (normalizar((((nome_missao)::text || ' '::text) || (COALESCE(local_missao, ''::character varying))::text))) stored,
  lider_a_confirmar boolean not null default false,
  constraint missao_periodo CHECK ((data_fim >= data_inicio)),
  constraint missao_status CHECK (((status_missao)::text = ANY ((ARRAY['planejada'::character varying, 'em_andamento'::character varying, 'concluida'::character varying, 'cancelada'::character varying])::text[]))),
  constraint missao_id_responsavel_id_cliente_foreign FOREIGN KEY (id_responsavel, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint missao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX missao_inicio ON public.missao USING btree (id_cliente, data_inicio, id);
CREATE INDEX missao_nome ON public.missao USING btree (id_cliente, nome_ordem, id);
CREATE INDEX missao_responsavel ON public.missao USING btree (id_cliente, id_responsavel);
CREATE UNIQUE INDEX missao_uuid ON public.missao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.missao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.missao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.missao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER direitos_mudaram AFTER INSERT OR DELETE OR UPDATE ON public.missao FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
CREATE TRIGGER lembrar_lider AFTER INSERT OR UPDATE OF id_responsavel ON public.missao FOR EACH ROW WHEN ((new.id_responsavel IS NOT NULL)) EXECUTE FUNCTION lembrar_lider('id_responsavel');
CREATE TRIGGER marcar_lider_nomeado BEFORE INSERT OR UPDATE OF id_responsavel ON public.missao FOR EACH ROW EXECUTE FUNCTION marcar_lider_nomeado('id_responsavel', 'app.meus_missoes');
create policy meus_missoes on missao as restrictive for all to public using (((( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos)::integer[])))) with check (((( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos) IS NULL) OR (id = ANY (( SELECT meus_grupos('app.meus_missoes'::text) AS meus_grupos)::integer[]))));
create policy missao_tenant on missao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table missao force row level security;

create table momento_culto (
  id integer not null default nextval('momento_culto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  titulo character varying(80) not null,
  nome_ordem text generated always as (normalizar((titulo)::text)) stored,
  constraint momento_culto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX momento_culto_nome ON public.momento_culto USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX momento_culto_uuid ON public.momento_culto USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.momento_culto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.momento_culto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.momento_culto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy momento_culto_tenant on momento_culto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table momento_culto force row level security;

create table movimento_bancario (
  id integer not null default nextval('movimento_bancario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_conta_financeira integer not null,
  id_extrato integer not null,
  identidade character varying(64) not null,
  data date not null,
  valor numeric(14,2) not null,
  fitid character varying(255) not null,
  historico character varying(500) not null,
  documento character varying(60) not null,
  e2e character varying(32),
  pagador character varying(80),
  situacao character varying(10) not null,
  motivo character varying(8),
  duvida boolean not null default false,
  busca text generated always as (normalizar((((historico)::text || ' '::text) || (documento)::text))) stored,
  constraint movimento_bancario_duvida CHECK (((NOT duvida) OR ((situacao)::text <> 'conciliado'::text))),
  constraint movimento_bancario_motivo CHECK (((((situacao)::text = 'ignorado'::text) = (motivo IS NOT NULL)) AND ((motivo IS NULL) OR ((motivo)::text = ANY ((ARRAY['futuro'::character varying, 'saldo'::character varying, 'zero'::character varying, 'anterior'::character varying, 'fechado'::character varying, 'pessoa'::character varying])::text[]))))),
  constraint movimento_bancario_situacao CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'conciliado'::character varying, 'ignorado'::character varying])::text[]))),
  constraint movimento_bancario_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint movimento_bancario_id_extrato_id_cliente_foreign FOREIGN KEY (id_extrato, id_cliente) REFERENCES extrato_bancario(id, id_cliente),
  constraint movimento_bancario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX movimento_bancario_data ON public.movimento_bancario USING btree (id_cliente, data, id);
CREATE UNIQUE INDEX movimento_bancario_e2e ON public.movimento_bancario USING btree (id_cliente, e2e, ((valor > (0)::numeric))) WHERE (e2e IS NOT NULL);
CREATE INDEX movimento_bancario_extrato ON public.movimento_bancario USING btree (id_cliente, id_extrato);
CREATE UNIQUE INDEX movimento_bancario_identidade ON public.movimento_bancario USING btree (id_cliente, id_conta_financeira, identidade);
CREATE INDEX movimento_bancario_pagador ON public.movimento_bancario USING btree (id_cliente, pagador) WHERE ((pagador IS NOT NULL) AND ((situacao)::text = 'conciliado'::text));
CREATE INDEX movimento_bancario_situacao ON public.movimento_bancario USING btree (id_cliente, id_conta_financeira, situacao, data, id);
CREATE UNIQUE INDEX movimento_bancario_uuid ON public.movimento_bancario USING btree (id_cliente, uuid);
CREATE INDEX movimento_bancario_valor ON public.movimento_bancario USING btree (id_cliente, id_conta_financeira, valor, data);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.movimento_bancario REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.movimento_bancario REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.movimento_bancario REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy movimento_bancario_tenant on movimento_bancario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table movimento_bancario force row level security;

create table mudanca_igreja (
  igreja integer not null,
  codigo uuid not null,
  situacao character varying(10) not null,
  outro character varying(300) not null,
  numero integer,
  arquivos_ficam boolean not null default false,
  guardar_ate timestamp with time zone,
  desde timestamp with time zone not null default now(),
  antes jsonb,
  constraint mudanca_igreja_situacao CHECK (((situacao)::text = ANY ((ARRAY['preparada'::character varying, 'fechada'::character varying, 'mudou'::character varying, 'chegando'::character varying, 'aberta'::character varying])::text[]))),
  constraint mudanca_igreja_pkey PRIMARY KEY (igreja)
);

create table nivel_usuario (
  id integer not null default nextval('nivel_usuario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  perfil smallint not null,
  nome character varying(60) not null,
  constraint nivel_usuario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX nivel_usuario_perfil ON public.nivel_usuario USING btree (id_cliente, perfil);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.nivel_usuario REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.nivel_usuario REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.nivel_usuario REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy nivel_usuario_tenant on nivel_usuario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table nivel_usuario force row level security;

create table numero_lancamento (
  id_cliente integer not null,
  tabela character varying(13) not null,
  id_registro integer not null,
  numero integer not null,
  constraint numero_lancamento_pkey PRIMARY KEY (id_cliente, tabela, id_registro)
);
CREATE UNIQUE INDEX numero_lancamento_numero ON public.numero_lancamento USING btree (id_cliente, numero);
create policy numero_lancamento_tenant on numero_lancamento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table numero_lancamento force row level security;

create table operacao_lenta (
  igreja integer not null,
  operacao character varying(200) not null,
  dia date not null,
  vezes integer not null,
  duracoes integer[] not null,
  pior integer not null,
  comando text,
  comando_ms integer,
  ultima timestamp with time zone not null,
  constraint operacao_lenta_pkey PRIMARY KEY (igreja, operacao, dia)
);

create table orcamento (
  id integer not null default nextval('orcamento_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  titulo_orcamento character varying(120) not null,
  data_orcamento date not null,
  valor_orcamento numeric(14,2) not null,
  descricao_orcamento text not null,
  status_orcamento character varying(10) not null default 'pendente'::character varying,
  id_departamento integer not null,
  decidido_em timestamp with time zone,
  decidido_por integer,
  nome_ordem text generated always as (normalizar((titulo_orcamento)::text)) stored,
  busca text generated always as (normalizar((((titulo_orcamento)::text || ' '::text) || descricao_orcamento))) stored,
  excluido_em timestamp with time zone,
  excluido_por integer,
  constraint orcamento_decidido CHECK ((((status_orcamento)::text = 'pendente'::text) = (decidido_em IS NULL))),
  constraint orcamento_status CHECK (((status_orcamento)::text = ANY ((ARRAY['pendente'::character varying, 'aprovado'::character varying, 'recusado'::character varying])::text[]))),
  constraint orcamento_valor CHECK ((valor_orcamento > (0)::numeric)),
  constraint orcamento_decidido_por_id_cliente_foreign FOREIGN KEY (decidido_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint orcamento_id_departamento_id_cliente_foreign FOREIGN KEY (id_departamento, id_cliente) REFERENCES departamento(id, id_cliente),
  constraint orcamento_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX orcamento_data ON public.orcamento USING btree (id_cliente, data_orcamento, id);
CREATE INDEX orcamento_decisor ON public.orcamento USING btree (id_cliente, decidido_por);
CREATE INDEX orcamento_departamento ON public.orcamento USING btree (id_cliente, id_departamento, data_orcamento);
CREATE UNIQUE INDEX orcamento_uuid ON public.orcamento USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.orcamento REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.orcamento REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.orcamento REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy orcamento_tenant on orcamento as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table orcamento force row level security;

create table parentesco (
  id integer not null default nextval('parentesco_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_pessoa integer not null,
  id_parente integer not null,
  tipo character varying(11) not null,
  constraint parentesco_outra_pessoa CHECK ((id_pessoa <> id_parente)),
  constraint parentesco_tipo CHECK (((tipo)::text = ANY ((ARRAY['conjuge'::character varying, 'paiOuMae'::character varying, 'filho'::character varying, 'irmao'::character varying, 'responsavel'::character varying, 'dependente'::character varying])::text[]))),
  constraint parentesco_id_parente_id_cliente_foreign FOREIGN KEY (id_parente, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint parentesco_id_pessoa_id_cliente_foreign FOREIGN KEY (id_pessoa, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint parentesco_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX parentesco_parente ON public.parentesco USING btree (id_cliente, id_parente);
CREATE UNIQUE INDEX parentesco_pessoas ON public.parentesco USING btree (id_cliente, id_pessoa, id_parente);
CREATE UNIQUE INDEX parentesco_uuid ON public.parentesco USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.parentesco REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.parentesco REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.parentesco REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy parentesco_tenant on parentesco as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table parentesco force row level security;

create table participacao_culto (
  id integer not null default nextval('participacao_culto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_culto integer not null,
  id_membro integer not null,
  constraint participacao_culto_id_culto_id_cliente_foreign FOREIGN KEY (id_culto, id_cliente) REFERENCES culto(id, id_cliente),
  constraint participacao_culto_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint participacao_culto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX participacao_culto_membro ON public.participacao_culto USING btree (id_cliente, id_membro);
CREATE UNIQUE INDEX participacao_culto_pessoa ON public.participacao_culto USING btree (id_cliente, id_culto, id_membro);
CREATE UNIQUE INDEX participacao_culto_uuid ON public.participacao_culto USING btree (id_cliente, uuid);
CREATE TRIGGER anotar_mudanca AFTER INSERT OR DELETE OR UPDATE OF id_culto, id_membro ON public.participacao_culto FOR EACH STATEMENT EXECUTE FUNCTION anotar_mudanca();
CREATE TRIGGER auditar_delete AFTER DELETE ON public.participacao_culto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.participacao_culto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.participacao_culto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy participacao_culto_tenant on participacao_culto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table participacao_culto force row level security;

create table participante_reuniao (
  id integer not null default nextval('participante_reuniao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_reuniao integer not null,
  id_usuario integer not null,
  constraint participante_reuniao_id_reuniao_id_cliente_foreign FOREIGN KEY (id_reuniao, id_cliente) REFERENCES reuniao_lideranca(id, id_cliente),
  constraint participante_reuniao_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint participante_reuniao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX participante_reuniao_pessoa ON public.participante_reuniao USING btree (id_cliente, id_reuniao, id_usuario);
CREATE INDEX participante_reuniao_usuario ON public.participante_reuniao USING btree (id_cliente, id_usuario);
CREATE UNIQUE INDEX participante_reuniao_uuid ON public.participante_reuniao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.participante_reuniao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.participante_reuniao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.participante_reuniao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy participante_reuniao_tenant on participante_reuniao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table participante_reuniao force row level security;

create table patrimonio (
  id integer not null default nextval('patrimonio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_patrimonio character varying(120) not null,
  codigo_patrimonio character varying(40) not null,
  tipo_patrimonio integer not null,
  descricao_patrimonio text,
  data_aquisicao_patrimonio date,
  valor_compra_patrimonio numeric(14,2),
  fornecedor_patrimonio character varying(120),
  data_nota_fiscal_patrimonio date,
  localizacao_patrimonio character varying(120),
  responsavel_patrimonio character varying(120),
  estado_conservacao_patrimonio character varying(40),
  valor_atual_patrimonio numeric(14,2),
  id_foto integer,
  nome_ordem text generated always as (normalizar((nome_patrimonio)::text)) stored,
  busca text generated always as (normalizar((((((((((((nome_patrimonio)::text || ' '::text) || (codigo_patrimonio)::text) || ' '::text) || (COALESCE(localizacao_patrimonio, ''::character varying))::text) || ' '::text) || (COALESCE(responsavel_patrimonio, ''::character varying))::text) || ' '::text) || (COALESCE(fornecedor_patrimonio, ''::character varying))::text) || ' '::text) || COALESCE(descricao_patrimonio, ''::text)))) stored,
  id_local integer,
  constraint patrimonio_valores CHECK (((valor_compra_patrimonio >= (0)::numeric) AND (valor_atual_patrimonio >= (0)::numeric))),
  constraint patrimonio_id_foto_id_cliente_foreign FOREIGN KEY (id_foto, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint patrimonio_id_local_id_cliente_foreign FOREIGN KEY (id_local, id_cliente) REFERENCES local(id, id_cliente),
  constraint patrimonio_tipo_patrimonio_id_cliente_foreign FOREIGN KEY (tipo_patrimonio, id_cliente) REFERENCES tipo_patrimonio(id, id_cliente),
  constraint patrimonio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX patrimonio_codigo ON public.patrimonio USING btree (id_cliente, codigo_patrimonio);
CREATE INDEX patrimonio_local ON public.patrimonio USING btree (id_cliente, id_local);
CREATE INDEX patrimonio_nome ON public.patrimonio USING btree (id_cliente, nome_ordem, id);
CREATE INDEX patrimonio_tipo ON public.patrimonio USING btree (id_cliente, tipo_patrimonio);
CREATE UNIQUE INDEX patrimonio_uuid ON public.patrimonio USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.patrimonio REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.patrimonio REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.patrimonio REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy patrimonio_tenant on patrimonio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table patrimonio force row level security;

create table pedido_reserva (
  id integer not null default nextval('pedido_reserva_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_recurso integer not null,
  quantidade integer not null default 1,
  data_inicio timestamp with time zone not null,
  data_fim timestamp with time zone not null,
  finalidade character varying(160) not null,
  pessoas integer,
  observacao character varying(500),
  id_solicitante integer not null,
  situacao character varying(10) not null default 'pendente'::character varying,
  resposta character varying(300),
  decidido_por integer,
  decidido_em timestamp with time zone,
  id_reserva integer,
  busca text generated always as (normalizar((finalidade)::text)) stored,
  constraint pedido_reserva_aprovado CHECK ((((situacao)::text <> 'aprovado'::text) OR (id_reserva IS NOT NULL))),
  constraint pedido_reserva_periodo CHECK ((data_fim > data_inicio)),
  constraint pedido_reserva_pessoas CHECK (((pessoas >= 1) AND (pessoas <= 100000))),
  constraint pedido_reserva_quantidade CHECK (((quantidade >= 1) AND (quantidade <= 10000))),
  constraint pedido_reserva_recusado CHECK ((((situacao)::text <> 'recusado'::text) OR (resposta IS NOT NULL))),
  constraint pedido_reserva_situacao CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'aprovado'::character varying, 'recusado'::character varying, 'cancelado'::character varying])::text[]))),
  constraint pedido_reserva_decidido_por_id_cliente_foreign FOREIGN KEY (decidido_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pedido_reserva_id_recurso_id_cliente_foreign FOREIGN KEY (id_recurso, id_cliente) REFERENCES recurso(id, id_cliente),
  constraint pedido_reserva_id_reserva_id_cliente_foreign FOREIGN KEY (id_reserva, id_cliente) REFERENCES reserva(id, id_cliente),
  constraint pedido_reserva_id_solicitante_id_cliente_foreign FOREIGN KEY (id_solicitante, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pedido_reserva_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX pedido_reserva_decisor ON public.pedido_reserva USING btree (id_cliente, decidido_por);
CREATE INDEX pedido_reserva_recurso ON public.pedido_reserva USING btree (id_cliente, id_recurso);
CREATE INDEX pedido_reserva_reserva ON public.pedido_reserva USING btree (id_cliente, id_reserva);
CREATE INDEX pedido_reserva_situacao ON public.pedido_reserva USING btree (id_cliente, situacao, data_inicio, id);
CREATE INDEX pedido_reserva_solicitante ON public.pedido_reserva USING btree (id_cliente, id_solicitante, data_inicio);
CREATE UNIQUE INDEX pedido_reserva_uuid ON public.pedido_reserva USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pedido_reserva REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pedido_reserva REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pedido_reserva REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pedido_reserva_tenant on pedido_reserva as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pedido_reserva force row level security;

create table pedido_substituto (
  id integer not null default nextval('pedido_substituto_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_escala integer not null,
  id_membro integer not null,
  id_autor integer,
  situacao character varying(10) not null default 'aberto'::character varying,
  id_substituto integer,
  constraint pedido_substituto_aceito CHECK ((((situacao)::text = 'aceito'::text) = (id_substituto IS NOT NULL))),
  constraint pedido_substituto_situacao CHECK (((situacao)::text = ANY ((ARRAY['aberto'::character varying, 'aceito'::character varying, 'encerrado'::character varying])::text[]))),
  constraint pedido_substituto_id_autor_id_cliente_foreign FOREIGN KEY (id_autor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pedido_substituto_id_escala_id_cliente_foreign FOREIGN KEY (id_escala, id_cliente) REFERENCES escala_culto(id, id_cliente),
  constraint pedido_substituto_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pedido_substituto_id_substituto_id_cliente_foreign FOREIGN KEY (id_substituto, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pedido_substituto_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX pedido_substituto_aberto ON public.pedido_substituto USING btree (id_cliente, id_escala) WHERE ((situacao)::text = 'aberto'::text);
CREATE INDEX pedido_substituto_escala ON public.pedido_substituto USING btree (id_cliente, id_escala);
CREATE UNIQUE INDEX pedido_substituto_uuid ON public.pedido_substituto USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pedido_substituto REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pedido_substituto REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pedido_substituto REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pedido_substituto_tenant on pedido_substituto as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pedido_substituto force row level security;

create table pessoa_incidente (
  id integer not null default nextval('pessoa_incidente_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_incidente integer not null,
  id_usuario integer not null,
  constraint pessoa_incidente_id_incidente_id_cliente_foreign FOREIGN KEY (id_incidente, id_cliente) REFERENCES incidente(id, id_cliente),
  constraint pessoa_incidente_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint pessoa_incidente_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX pessoa_incidente_pessoa ON public.pessoa_incidente USING btree (id_cliente, id_incidente, id_usuario);
CREATE INDEX pessoa_incidente_usuario ON public.pessoa_incidente USING btree (id_cliente, id_usuario);
CREATE UNIQUE INDEX pessoa_incidente_uuid ON public.pessoa_incidente USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pessoa_incidente REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pessoa_incidente REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pessoa_incidente REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pessoa_incidente_tenant on pessoa_incidente as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pessoa_incidente force row level security;

create table pix_cobranca (
  id integer not null default nextval('pix_cobranca_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  txid character varying(35) not null,
  id_codigo integer,
  valor numeric(14,2) not null,
  expira_em timestamp with time zone not null,
  id_conta_receber integer,
  texto character varying(512),
  encerrada_em timestamp with time zone,
  chave character varying(77),
  banco character varying(510),
  constraint pix_cobranca_forma CHECK (((txid)::text ~ '^[A-Za-z0-9]{26,35}$'::text)),
  constraint pix_cobranca_um CHECK ((num_nonnulls(id_codigo, id_conta_receber) = 1)),
  constraint pix_cobranca_valor CHECK ((valor > (0)::numeric)),
  constraint pix_cobranca_id_codigo_id_cliente_foreign FOREIGN KEY (id_codigo, id_cliente) REFERENCES codigo_pix(id, id_cliente),
  constraint pix_cobranca_id_conta_receber_id_cliente_foreign FOREIGN KEY (id_conta_receber, id_cliente) REFERENCES conta_receber(id, id_cliente),
  constraint pix_cobranca_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX pix_cobranca_codigo ON public.pix_cobranca USING btree (id_cliente, id_codigo);
CREATE INDEX pix_cobranca_conta ON public.pix_cobranca USING btree (id_cliente, id_conta_receber) WHERE ((id_conta_receber IS NOT NULL) AND (encerrada_em IS NULL));
CREATE UNIQUE INDEX pix_cobranca_txid ON public.pix_cobranca USING btree (id_cliente, txid);
CREATE UNIQUE INDEX pix_cobranca_uuid ON public.pix_cobranca USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pix_cobranca REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pix_cobranca REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pix_cobranca REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pix_cobranca_tenant on pix_cobranca as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pix_cobranca force row level security;

create table pix_devolucao (
  id integer not null default nextval('pix_devolucao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_pix integer not null,
  codigo character varying(35) not null,
  valor numeric(14,2) not null,
  situacao character varying(16) not null,
  pelo_banco boolean not null default false,
  quando timestamp with time zone not null,
  lancada boolean not null default false,
  id_entrada integer,
  constraint pix_devolucao_lancada CHECK (((NOT lancada) OR ((situacao)::text = 'DEVOLVIDO'::text))),
  constraint pix_devolucao_situacoes CHECK (((situacao)::text = ANY ((ARRAY['EM_PROCESSAMENTO'::character varying, 'DEVOLVIDO'::character varying, 'NAO_REALIZADO'::character varying])::text[]))),
  constraint pix_devolucao_valor CHECK ((valor > (0)::numeric)),
  constraint pix_devolucao_id_entrada_id_cliente_foreign FOREIGN KEY (id_entrada, id_cliente) REFERENCES entrada(id, id_cliente),
  constraint pix_devolucao_id_pix_id_cliente_foreign FOREIGN KEY (id_pix, id_cliente) REFERENCES pix_recebido(id, id_cliente),
  constraint pix_devolucao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX pix_devolucao_codigo ON public.pix_devolucao USING btree (id_cliente, id_pix, codigo);
CREATE INDEX pix_devolucao_entrada ON public.pix_devolucao USING btree (id_cliente, id_entrada);
CREATE UNIQUE INDEX pix_devolucao_uuid ON public.pix_devolucao USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pix_devolucao REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pix_devolucao REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pix_devolucao REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pix_devolucao_tenant on pix_devolucao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pix_devolucao force row level security;

create table pix_recebido (
  id integer not null default nextval('pix_recebido_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  end_to_end_id character varying(32) not null,
  txid character varying(35),
  valor numeric(14,2) not null,
  valor_devolvido numeric(14,2) not null default 0.00,
  quando timestamp with time zone not null,
  data date not null,
  pagador character varying(120),
  mensagem character varying(140),
  situacao character varying(10) not null,
  motivo character varying(10),
  id_codigo integer,
  id_dizimo integer,
  id_doacao integer,
  id_conta_receber integer,
  id_baixa_receber integer,
  substituidos jsonb not null default '[]'::jsonb,
  constraint pix_recebido_forma CHECK (((end_to_end_id)::text ~ '^[A-Za-z0-9]{32}$'::text)),
  constraint pix_recebido_lancado CHECK (((((situacao)::text = 'lancado'::text) OR (id_baixa_receber IS NULL)) AND (((situacao)::text <> 'lancado'::text) OR (id_codigo IS NOT NULL) OR (id_baixa_receber IS NOT NULL)))),
  constraint pix_recebido_situacoes CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'lancado'::character varying, 'ignorado'::character varying])::text[]))),
  constraint pix_recebido_valor CHECK (((valor > (0)::numeric) AND (valor_devolvido >= (0)::numeric) AND (valor_devolvido <= valor))),
  constraint pix_recebido_id_baixa_receber_id_cliente_foreign FOREIGN KEY (id_baixa_receber, id_cliente) REFERENCES baixa_receber(id, id_cliente),
  constraint pix_recebido_id_codigo_id_cliente_foreign FOREIGN KEY (id_codigo, id_cliente) REFERENCES codigo_pix(id, id_cliente),
  constraint pix_recebido_id_conta_receber_id_cliente_foreign FOREIGN KEY (id_conta_receber, id_cliente) REFERENCES conta_receber(id, id_cliente),
  constraint pix_recebido_id_dizimo_id_cliente_foreign FOREIGN KEY (id_dizimo, id_cliente) REFERENCES dizimo(id, id_cliente),
  constraint pix_recebido_id_doacao_id_cliente_foreign FOREIGN KEY (id_doacao, id_cliente) REFERENCES doacao(id, id_cliente),
  constraint pix_recebido_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX pix_recebido_baixa_receber ON public.pix_recebido USING btree (id_cliente, id_baixa_receber);
CREATE INDEX pix_recebido_codigo ON public.pix_recebido USING btree (id_cliente, id_codigo);
CREATE INDEX pix_recebido_conta_receber ON public.pix_recebido USING btree (id_cliente, id_conta_receber);
CREATE INDEX pix_recebido_dizimo ON public.pix_recebido USING btree (id_cliente, id_dizimo);
CREATE INDEX pix_recebido_doacao ON public.pix_recebido USING btree (id_cliente, id_doacao);
CREATE UNIQUE INDEX pix_recebido_end_to_end_id ON public.pix_recebido USING btree (id_cliente, end_to_end_id);
CREATE INDEX pix_recebido_pendente ON public.pix_recebido USING btree (id_cliente, quando, id) WHERE ((situacao)::text = 'pendente'::text);
CREATE INDEX pix_recebido_quando ON public.pix_recebido USING btree (id_cliente, quando, id);
CREATE INDEX pix_recebido_substituidos ON public.pix_recebido USING btree (id_cliente) WHERE (substituidos <> '[]'::jsonb);
CREATE UNIQUE INDEX pix_recebido_uuid ON public.pix_recebido USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.pix_recebido REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.pix_recebido REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.pix_recebido REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy pix_recebido_tenant on pix_recebido as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table pix_recebido force row level security;

create table post (
  id integer not null default nextval('post_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_tipo_post integer not null,
  id_autor integer,
  titulo_post character varying(150) not null,
  subtitulo_post character varying(250),
  texto_post text not null,
  id_foto integer,
  status_post smallint not null default 1,
  publicado_em timestamp(3) with time zone,
  nome_ordem text generated always as (normalizar((titulo_post)::text)) stored,
  busca text generated always as (normalizar((((titulo_post)::text || ' '::text) || (COALESCE(subtitulo_post, ''::character varying))::text))) stored,
  constraint post_publicado CHECK (((status_post = 0) OR (publicado_em IS NOT NULL))),
  constraint post_status CHECK ((status_post = ANY (ARRAY[0, 1]))),
  constraint post_id_autor_id_cliente_foreign FOREIGN KEY (id_autor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint post_id_foto_id_cliente_foreign FOREIGN KEY (id_foto, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint post_id_tipo_post_id_cliente_foreign FOREIGN KEY (id_tipo_post, id_cliente) REFERENCES tipo_post(id, id_cliente),
  constraint post_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX post_autor ON public.post USING btree (id_cliente, id_autor);
CREATE INDEX post_criado ON public.post USING btree (id_cliente, created_at, id);
CREATE INDEX post_publicado ON public.post USING btree (id_cliente, publicado_em, id);
CREATE INDEX post_tipo ON public.post USING btree (id_cliente, id_tipo_post);
CREATE UNIQUE INDEX post_uuid ON public.post USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.post REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.post REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.post REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy post_tenant on post as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table post force row level security;

create table preferencia_aviso (
  id integer not null default nextval('preferencia_aviso_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  silencio_de character varying(5) default '22:00'::character varying,
  silencio_ate character varying(5) default '07:00'::character varying,
  canais jsonb not null default '{}'::jsonb,
  constraint preferencia_aviso_ate CHECK (((silencio_ate)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint preferencia_aviso_hora CHECK (((silencio_de)::text ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint preferencia_aviso_silencio CHECK (((silencio_de IS NULL) = (silencio_ate IS NULL))),
  constraint preferencia_aviso_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint preferencia_aviso_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX preferencia_aviso_usuario ON public.preferencia_aviso USING btree (id_cliente, id_usuario);
CREATE UNIQUE INDEX preferencia_aviso_uuid ON public.preferencia_aviso USING btree (id_cliente, uuid);
create policy preferencia_aviso_tenant on preferencia_aviso as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table preferencia_aviso force row level security;

create table prestacao_contas (
  id integer not null default nextval('prestacao_contas_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome character varying(120) not null,
  inicio date not null,
  fim date not null,
  observacao text,
  demonstrativo text,
  impressao character varying(64),
  enviada_em timestamp with time zone,
  enviada_por integer,
  pareceres jsonb,
  decisao character varying(12),
  assembleia_em date,
  ata character varying(120),
  decidida_em timestamp with time zone,
  decidida_por integer,
  busca text generated always as (normalizar((nome)::text)) stored,
  id_arquivo integer,
  impressao_pdf character varying(64),
  pdf_em timestamp with time zone,
  constraint prestacao_contas_decisao CHECK ((((decisao IS NULL) OR (((decisao)::text = ANY ((ARRAY['aprovada'::character varying, 'ressalva'::character varying, 'rejeitada'::character varying])::text[])) AND (enviada_em IS NOT NULL))) AND ((decisao IS NULL) = (assembleia_em IS NULL)) AND ((decisao IS NULL) = (decidida_em IS NULL)))),
  constraint prestacao_contas_enviada CHECK ((((enviada_em IS NULL) = (demonstrativo IS NULL)) AND ((enviada_em IS NULL) = (impressao IS NULL)) AND ((enviada_em IS NULL) = (pareceres IS NULL)))),
  constraint prestacao_contas_meses CHECK (((inicio <= fim) AND (EXTRACT(day FROM inicio) = (1)::numeric) AND (EXTRACT(day FROM (fim + 1)) = (1)::numeric))),
  constraint prestacao_contas_pdf CHECK ((((id_arquivo IS NULL) OR (decisao IS NOT NULL)) AND ((id_arquivo IS NULL) = (impressao_pdf IS NULL)) AND ((id_arquivo IS NULL) = (pdf_em IS NULL)))),
  constraint prestacao_contas_decidida_por_id_cliente_foreign FOREIGN KEY (decidida_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint prestacao_contas_enviada_por_id_cliente_foreign FOREIGN KEY (enviada_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint prestacao_contas_id_arquivo_id_cliente_foreign FOREIGN KEY (id_arquivo, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint prestacao_contas_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX prestacao_contas_arquivo ON public.prestacao_contas USING btree (id_cliente, id_arquivo);
CREATE INDEX prestacao_contas_decidida_por ON public.prestacao_contas USING btree (id_cliente, decidida_por);
CREATE INDEX prestacao_contas_enviada_por ON public.prestacao_contas USING btree (id_cliente, enviada_por);
CREATE INDEX prestacao_contas_fim ON public.prestacao_contas USING btree (id_cliente, fim, id);
CREATE INDEX prestacao_contas_sem_pdf ON public.prestacao_contas USING btree (id_cliente) WHERE ((decisao IS NOT NULL) AND (id_arquivo IS NULL));
CREATE UNIQUE INDEX prestacao_contas_uuid ON public.prestacao_contas USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.prestacao_contas REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.prestacao_contas REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.prestacao_contas REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy prestacao_contas_tenant on prestacao_contas as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table prestacao_contas force row level security;

create table previsao_orcamentaria (
  id integer not null default nextval('previsao_orcamentaria_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  ano smallint not null,
  revisao smallint not null default 1,
  motivo text,
  observacao text,
  linhas jsonb not null default '[]'::jsonb,
  aprovada_em date,
  orgao character varying(12),
  ata character varying(120),
  registrada_em timestamp with time zone,
  registrada_por integer,
  busca text generated always as (normalizar(('Previsão orçamentária '::text || (ano)::text))) stored,
  constraint previsao_orcamentaria_ano CHECK (((ano > 1999) AND (ano < 3000))),
  constraint previsao_orcamentaria_aprovada CHECK ((((aprovada_em IS NULL) = (orgao IS NULL)) AND ((aprovada_em IS NULL) = (registrada_em IS NULL)) AND ((orgao IS NULL) OR ((orgao)::text = ANY ((ARRAY['assembleia'::character varying, 'conselho'::character varying, 'diretoria'::character varying])::text[]))))),
  constraint previsao_orcamentaria_motivo CHECK (((revisao >= 1) AND ((revisao = 1) = (motivo IS NULL)))),
  constraint previsao_orcamentaria_registrada_por_id_cliente_foreign FOREIGN KEY (registrada_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint previsao_orcamentaria_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX previsao_orcamentaria_registrada_por ON public.previsao_orcamentaria USING btree (id_cliente, registrada_por);
CREATE UNIQUE INDEX previsao_orcamentaria_revisao ON public.previsao_orcamentaria USING btree (id_cliente, ano, revisao) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX previsao_orcamentaria_uuid ON public.previsao_orcamentaria USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.previsao_orcamentaria REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.previsao_orcamentaria REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.previsao_orcamentaria REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy previsao_orcamentaria_tenant on previsao_orcamentaria as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table previsao_orcamentaria force row level security;

create table provedor_pix (
  id integer not null default nextval('provedor_pix_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  ativo boolean not null default false,
  banco character varying(20) not null,
  endereco character varying(300) not null,
  endereco_acesso character varying(300) not null,
  aplicacao character varying(200) not null,
  segredo text not null,
  certificado_cifrado text,
  senha_cifrado text,
  id_conta_financeira integer,
  aviso_segredo text not null,
  aviso_em character varying(300),
  ultimo_aviso timestamp with time zone,
  ligado_em timestamp with time zone,
  ultima_busca timestamp with time zone,
  buscado_ate timestamp with time zone,
  problema character varying(300),
  problema_em timestamp with time zone,
  aviso_problema character varying(300),
  constraint provedor_pix_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint provedor_pix_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX provedor_pix_conta ON public.provedor_pix USING btree (id_cliente, id_conta_financeira);
CREATE UNIQUE INDEX provedor_pix_um ON public.provedor_pix USING btree (id_cliente);
CREATE UNIQUE INDEX provedor_pix_uuid ON public.provedor_pix USING btree (id_cliente, uuid);
create policy provedor_pix_tenant on provedor_pix as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table provedor_pix force row level security;

create table recibo (
  id integer not null default nextval('recibo_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  numero integer not null,
  codigo character varying(32) not null,
  id_dizimo integer,
  id_entrada integer,
  id_membro integer not null,
  nome_pessoa character varying(120) not null,
  documento character varying(14),
  valor numeric(14,2) not null,
  data date not null,
  meio character varying(20),
  finalidade character varying(200) not null,
  nome_igreja character varying(120) not null,
  cnpj character varying(14),
  endereco text,
  local character varying(90),
  assinante character varying(120),
  cargo character varying(60) not null,
  emitido_em timestamp with time zone not null,
  emitido_por integer,
  vias smallint not null default 1,
  via_em timestamp with time zone,
  via_por integer,
  cancelado_em timestamp with time zone,
  cancelado_por integer,
  motivo_cancelamento character varying(200),
  busca text generated always as (normalizar((nome_pessoa)::text)) stored,
  ano smallint,
  linhas jsonb,
  id_substituido integer,
  enviado_em timestamp with time zone,
  constraint recibo_cancelado CHECK (((cancelado_em IS NULL) = (motivo_cancelamento IS NULL))),
  constraint recibo_do_ano CHECK (((ano IS NULL) = (linhas IS NULL))),
  constraint recibo_vias CHECK (((vias >= 1) AND ((vias = 1) = (via_em IS NULL)))),
  constraint recibo_cancelado_por_id_cliente_foreign FOREIGN KEY (cancelado_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint recibo_emitido_por_id_cliente_foreign FOREIGN KEY (emitido_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint recibo_id_dizimo_id_cliente_foreign FOREIGN KEY (id_dizimo, id_cliente) REFERENCES dizimo(id, id_cliente),
  constraint recibo_id_entrada_id_cliente_foreign FOREIGN KEY (id_entrada, id_cliente) REFERENCES entrada(id, id_cliente),
  constraint recibo_id_membro_id_cliente_foreign FOREIGN KEY (id_membro, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint recibo_id_substituido_id_cliente_foreign FOREIGN KEY (id_substituido, id_cliente) REFERENCES recibo(id, id_cliente),
  constraint recibo_via_por_id_cliente_foreign FOREIGN KEY (via_por, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint recibo_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX recibo_ano ON public.recibo USING btree (id_cliente, id_membro, ano) WHERE ((cancelado_em IS NULL) AND (ano IS NOT NULL));
CREATE UNIQUE INDEX recibo_codigo ON public.recibo USING btree (id_cliente, codigo);
CREATE INDEX recibo_data ON public.recibo USING btree (id_cliente, data, id);
CREATE UNIQUE INDEX recibo_dizimo ON public.recibo USING btree (id_cliente, id_dizimo) WHERE ((cancelado_em IS NULL) AND (id_dizimo IS NOT NULL));
CREATE INDEX recibo_dizimos ON public.recibo USING btree (id_cliente, id_dizimo, numero);
CREATE UNIQUE INDEX recibo_entrada ON public.recibo USING btree (id_cliente, id_entrada) WHERE ((cancelado_em IS NULL) AND (id_entrada IS NOT NULL));
CREATE INDEX recibo_entradas ON public.recibo USING btree (id_cliente, id_entrada, numero);
CREATE INDEX recibo_membro ON public.recibo USING btree (id_cliente, id_membro, numero);
CREATE UNIQUE INDEX recibo_numero ON public.recibo USING btree (id_cliente, numero) WHERE (ano IS NULL);
CREATE UNIQUE INDEX recibo_numero_do_ano ON public.recibo USING btree (id_cliente, ano, numero) WHERE (ano IS NOT NULL);
CREATE INDEX recibo_substituido ON public.recibo USING btree (id_cliente, id_substituido);
CREATE UNIQUE INDEX recibo_uuid ON public.recibo USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.recibo REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.recibo REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.recibo REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER preparar_recibo BEFORE INSERT OR DELETE OR UPDATE ON public.recibo FOR EACH ROW EXECUTE FUNCTION preparar_recibo();
CREATE TRIGGER soltar_recibo AFTER UPDATE ON public.recibo FOR EACH ROW WHEN (((new.cancelado_em IS NOT NULL) AND (old.cancelado_em IS NULL))) EXECUTE FUNCTION soltar_recibo();
create policy recibo_tenant on recibo as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table recibo force row level security;

create table recurso (
  id integer not null default nextval('recurso_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  nome_recurso character varying(120) not null,
  id_tipo_recurso integer not null,
  quantidade integer not null default 1,
  descricao text,
  status smallint not null default 1,
  nome_ordem text generated always as (normalizar((nome_recurso)::text)) stored,
  busca text generated always as (normalizar((((nome_recurso)::text || ' '::text) || COALESCE(descricao, ''::text)))) stored,
  constraint recurso_quantidade CHECK (((quantidade >= 1) AND (quantidade <= 10000))),
  constraint recurso_status CHECK ((status = ANY (ARRAY[0, 1]))),
  constraint recurso_id_tipo_recurso_id_cliente_foreign FOREIGN KEY (id_tipo_recurso, id_cliente) REFERENCES tipo_recurso(id, id_cliente),
  constraint recurso_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX recurso_nome ON public.recurso USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE INDEX recurso_tipo ON public.recurso USING btree (id_cliente, id_tipo_recurso);
CREATE UNIQUE INDEX recurso_uuid ON public.recurso USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.recurso REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.recurso REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.recurso REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER proteger_recurso BEFORE UPDATE ON public.recurso FOR EACH ROW EXECUTE FUNCTION proteger_recurso_reservado();
create policy recurso_tenant on recurso as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table recurso force row level security;

create table regra_bancaria (
  id integer not null default nextval('regra_bancaria_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  ordem integer not null,
  texto character varying(100) not null,
  direcao character varying(6) not null,
  id_conta_financeira integer,
  descricao character varying(255),
  categoria smallint,
  id_categoria integer,
  id_centro_custo integer,
  id_fornecedor integer,
  id_pessoa integer,
  constraint regra_bancaria_direcao CHECK (((direcao)::text = ANY ((ARRAY['entrou'::character varying, 'saiu'::character varying])::text[]))),
  constraint regra_bancaria_o_que CHECK ((((id_pessoa IS NULL) = (categoria IS NOT NULL)) AND ((id_pessoa IS NULL) OR (((direcao)::text = 'entrou'::text) AND (num_nonnulls(id_categoria, id_centro_custo, descricao) = 0))) AND ((id_fornecedor IS NULL) OR ((direcao)::text = 'saiu'::text)))),
  constraint regra_bancaria_id_categoria_id_cliente_foreign FOREIGN KEY (id_categoria, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint regra_bancaria_id_centro_custo_id_cliente_foreign FOREIGN KEY (id_centro_custo, id_cliente) REFERENCES centro_custo(id, id_cliente),
  constraint regra_bancaria_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint regra_bancaria_id_fornecedor_id_cliente_foreign FOREIGN KEY (id_fornecedor, id_cliente) REFERENCES fornecedor(id, id_cliente),
  constraint regra_bancaria_id_pessoa_id_cliente_foreign FOREIGN KEY (id_pessoa, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint regra_bancaria_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX regra_bancaria_categoria ON public.regra_bancaria USING btree (id_cliente, id_categoria);
CREATE INDEX regra_bancaria_centro ON public.regra_bancaria USING btree (id_cliente, id_centro_custo);
CREATE INDEX regra_bancaria_conta ON public.regra_bancaria USING btree (id_cliente, id_conta_financeira);
CREATE INDEX regra_bancaria_fornecedor ON public.regra_bancaria USING btree (id_cliente, id_fornecedor);
CREATE INDEX regra_bancaria_ordem ON public.regra_bancaria USING btree (id_cliente, ordem, id);
CREATE INDEX regra_bancaria_pessoa ON public.regra_bancaria USING btree (id_cliente, id_pessoa);
CREATE UNIQUE INDEX regra_bancaria_uuid ON public.regra_bancaria USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.regra_bancaria REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.regra_bancaria REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.regra_bancaria REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy regra_bancaria_tenant on regra_bancaria as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table regra_bancaria force row level security;

create table relatorio (
  id integer not null default nextval('relatorio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  tipo character varying(40) not null,
  parametros jsonb not null,
  status character varying(10) not null default 'na_fila'::character varying,
  progresso smallint not null default 0,
  motivo text,
  bytes integer,
  pronto_em timestamp with time zone,
  solicitado_por integer not null,
  nome_solicitante character varying(120) not null,
  constraint relatorio_progresso CHECK (((progresso >= 0) AND (progresso <= 100))),
  constraint relatorio_status CHECK (((status)::text = ANY ((ARRAY['na_fila'::character varying, 'gerando'::character varying, 'pronto'::character varying, 'falhou'::character varying])::text[]))),
  constraint relatorio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX relatorio_solicitado ON public.relatorio USING btree (id_cliente, solicitado_por, id);
CREATE UNIQUE INDEX relatorio_uuid ON public.relatorio USING btree (id_cliente, uuid);
create policy relatorio_tenant on relatorio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table relatorio force row level security;

create table reserva (
  id integer not null default nextval('reserva_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_recurso integer not null,
  quantidade integer not null default 1,
  data_inicio timestamp with time zone not null,
  data_fim timestamp with time zone not null,
  finalidade character varying(160) not null,
  id_responsavel integer,
  observacoes text,
  busca text generated always as (normalizar((finalidade)::text)) stored,
  constraint reserva_periodo CHECK ((data_fim > data_inicio)),
  constraint reserva_quantidade CHECK (((quantidade >= 1) AND (quantidade <= 10000))),
  constraint reserva_id_recurso_id_cliente_foreign FOREIGN KEY (id_recurso, id_cliente) REFERENCES recurso(id, id_cliente),
  constraint reserva_id_responsavel_id_cliente_foreign FOREIGN KEY (id_responsavel, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint reserva_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX reserva_fim ON public.reserva USING btree (id_cliente, data_fim, id);
CREATE INDEX reserva_inicio ON public.reserva USING btree (id_cliente, data_inicio, id);
CREATE INDEX reserva_recurso ON public.reserva USING btree (id_cliente, id_recurso, data_fim);
CREATE INDEX reserva_responsavel ON public.reserva USING btree (id_cliente, id_responsavel);
CREATE UNIQUE INDEX reserva_uuid ON public.reserva USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.reserva REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.reserva REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.reserva REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER limitar_reserva BEFORE INSERT OR UPDATE ON public.reserva FOR EACH ROW EXECUTE FUNCTION limitar_reserva();
create policy reserva_tenant on reserva as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table reserva force row level security;

create table resumo_igreja (
  id_cliente integer not null,
  parte character varying(20) not null,
  valor jsonb not null,
  constraint resumo_igreja_pkey PRIMARY KEY (id_cliente, parte)
);
create policy resumo_igreja_tenant on resumo_igreja as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table resumo_igreja force row level security;

create table resumo_mudou (
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  tabela character varying(40) not null,
  constraint resumo_mudou_pkey PRIMARY KEY (id_cliente, uuid)
);
create policy resumo_mudou_tenant on resumo_mudou as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table resumo_mudou force row level security;

create table reuniao_lideranca (
  id integer not null default nextval('reuniao_lideranca_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  data_reuniao date not null,
  pauta_reuniao text not null,
  status_reuniao character varying(10) not null default 'marcada'::character varying,
  busca text generated always as (normalizar(pauta_reuniao)) stored,
  constraint reuniao_lideranca_status CHECK (((status_reuniao)::text = ANY ((ARRAY['marcada'::character varying, 'realizada'::character varying, 'cancelada'::character varying])::text[]))),
  constraint reuniao_lideranca_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX reuniao_lideranca_data ON public.reuniao_lideranca USING btree (id_cliente, data_reuniao, id);
CREATE UNIQUE INDEX reuniao_lideranca_uuid ON public.reuniao_lideranca USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.reuniao_lideranca REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.reuniao_lideranca REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.reuniao_lideranca REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER proteger_reuniao BEFORE DELETE OR UPDATE ON public.reuniao_lideranca FOR EACH ROW EXECUTE FUNCTION proteger_reuniao_com_ata();
create policy reuniao_lideranca_tenant on reuniao_lideranca as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table reuniao_lideranca force row level security;

create table saida (
  id integer not null default nextval('saida_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  descricao character varying(255) not null,
  data date not null,
  categoria smallint not null,
  valor numeric(14,2) not null,
  origem character varying(30),
  id_origem integer,
  id_estornado integer,
  busca text generated always as (normalizar((descricao)::text)) stored,
  id_centro_custo integer,
  vez smallint not null default 1,
  id_conta_financeira integer,
  id_fornecedor integer,
  id_categoria integer,
  historico boolean not null default false,
  constraint saida_categoria CHECK (((categoria > 0) AND (categoria < 6))),
  constraint saida_origem_conhecida CHECK ((((origem IS NULL) = (id_origem IS NULL)) AND ((origem IS NULL) OR ((id_estornado IS NULL) AND ((origem)::text = ANY ((ARRAY['contaPagar'::character varying, 'manutencaoPatrimonio'::character varying])::text[])))))),
  constraint saida_valor CHECK (((valor <> (0)::numeric) AND ((valor < (0)::numeric) = (id_estornado IS NOT NULL)))),
  constraint saida_vez CHECK (((vez >= 1) AND ((vez = 1) OR (origem IS NOT NULL)))),
  constraint saida_id_categoria_id_cliente_foreign FOREIGN KEY (id_categoria, id_cliente) REFERENCES categoria(id, id_cliente),
  constraint saida_id_centro_custo_id_cliente_foreign FOREIGN KEY (id_centro_custo, id_cliente) REFERENCES centro_custo(id, id_cliente),
  constraint saida_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint saida_id_estornado_id_cliente_foreign FOREIGN KEY (id_estornado, id_cliente) REFERENCES saida(id, id_cliente),
  constraint saida_id_fornecedor_id_cliente_foreign FOREIGN KEY (id_fornecedor, id_cliente) REFERENCES fornecedor(id, id_cliente),
  constraint saida_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX saida_categoria_propria ON public.saida USING btree (id_cliente, id_categoria, data) INCLUDE (valor) WHERE ((excluido_em IS NULL) AND (id_categoria IS NOT NULL));
CREATE INDEX saida_centro_custo ON public.saida USING btree (id_cliente, id_centro_custo, data) INCLUDE (valor) WHERE ((excluido_em IS NULL) AND (id_centro_custo IS NOT NULL));
CREATE INDEX saida_conta ON public.saida USING btree (id_cliente, id_conta_financeira, data) INCLUDE (valor) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX saida_estornado ON public.saida USING btree (id_cliente, id_estornado) WHERE ((excluido_em IS NULL) AND (id_estornado IS NOT NULL));
CREATE INDEX saida_fornecedor ON public.saida USING btree (id_cliente, id_fornecedor, data) INCLUDE (valor) WHERE ((excluido_em IS NULL) AND (id_fornecedor IS NOT NULL));
CREATE UNIQUE INDEX saida_origem ON public.saida USING btree (id_cliente, origem, id_origem, vez) WHERE ((excluido_em IS NULL) AND (origem IS NOT NULL));
CREATE INDEX saida_periodo ON public.saida USING btree (id_cliente, data, id) INCLUDE (valor, categoria, id_categoria, id_centro_custo) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX saida_uuid ON public.saida USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.saida REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.saida REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.saida REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER historico_da_conta AFTER UPDATE ON public.saida FOR EACH ROW WHEN ((old.historico OR new.historico)) EXECUTE FUNCTION historico_da_conta();
CREATE TRIGGER mes_fechado_delete AFTER DELETE ON public.saida REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_delete();
CREATE TRIGGER mes_fechado_insert AFTER INSERT ON public.saida REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_insert();
CREATE TRIGGER mes_fechado_update AFTER UPDATE ON public.saida REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_update();
CREATE TRIGGER numerar_insert AFTER INSERT ON public.saida REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION anotar_numeros_insert();
CREATE TRIGGER recusar_conciliado BEFORE UPDATE ON public.saida FOR EACH ROW WHEN (((old.excluido_em IS NULL) AND ((new.excluido_em IS NOT NULL) OR (new.valor IS DISTINCT FROM old.valor) OR (new.id_conta_financeira IS DISTINCT FROM old.id_conta_financeira)))) EXECUTE FUNCTION recusar_conciliado();
CREATE TRIGGER soma_mensal_delete AFTER DELETE ON public.saida REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_delete();
CREATE TRIGGER soma_mensal_insert AFTER INSERT ON public.saida REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_insert();
CREATE TRIGGER soma_mensal_update AFTER UPDATE ON public.saida REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_update();
create policy saida_tenant on saida as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table saida force row level security;

create table sessao (
  id integer not null default nextval('sessao_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  hash character varying(64) not null,
  dispositivo character varying(200) not null,
  endereco character varying(60) not null,
  usada_em timestamp with time zone not null default now(),
  expira_em timestamp with time zone not null,
  constraint sessao_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint sessao_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX sessao_hash ON public.sessao USING btree (id_cliente, hash);
CREATE UNIQUE INDEX sessao_uuid ON public.sessao USING btree (id_cliente, uuid);
create policy sessao_tenant on sessao as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table sessao force row level security;

create table setlist_ensaio (
  id integer not null default nextval('setlist_ensaio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_ensaio integer not null,
  nome_musica character varying(120) not null,
  tom_musica character varying(3) not null,
  link_musica character varying(500),
  ordem integer not null,
  busca text generated always as (normalizar((nome_musica)::text)) stored,
  constraint setlist_ensaio_posicao CHECK ((ordem >= 1)),
  constraint setlist_ensaio_tom CHECK (((tom_musica)::text ~ '^([CDFGA]#?|[EB])m?$'::text)),
  constraint setlist_ensaio_id_ensaio_id_cliente_foreign FOREIGN KEY (id_ensaio, id_cliente) REFERENCES ensaio_louvor(id, id_cliente),
  constraint setlist_ensaio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX setlist_ensaio_ordem ON public.setlist_ensaio USING btree (id_cliente, id_ensaio, ordem, id);
CREATE UNIQUE INDEX setlist_ensaio_uuid ON public.setlist_ensaio USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.setlist_ensaio REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.setlist_ensaio REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.setlist_ensaio REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy meus_louvor on setlist_ensaio as restrictive for all to public using (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR alcanca_ensaio_louvor(id_ensaio))) with check (((( SELECT meus_grupos('app.meus_louvor'::text) AS meus_grupos) IS NULL) OR alcanca_ensaio_louvor(id_ensaio)));
create policy setlist_ensaio_tenant on setlist_ensaio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table setlist_ensaio force row level security;

create table soma_mensal (
  id_cliente integer not null,
  id_conta_financeira integer not null,
  mes date not null,
  soma_entradas numeric(24,2),
  soma_saidas numeric(24,2),
  soma_recebidas numeric(24,2),
  soma_enviadas numeric(24,2),
  constraint soma_mensal_id_conta_financeira_id_cliente_foreign FOREIGN KEY (id_conta_financeira, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint soma_mensal_pkey PRIMARY KEY (id_cliente, id_conta_financeira, mes)
);
create policy soma_mensal_tenant on soma_mensal as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table soma_mensal force row level security;

create table soma_valida (
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  ate date not null,
  constraint soma_valida_pkey PRIMARY KEY (id_cliente, uuid)
);
create policy soma_valida_tenant on soma_valida as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table soma_valida force row level security;

create table tipo_patrimonio (
  id integer not null default nextval('tipo_patrimonio_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  tipo_patrimonio character varying(80) not null,
  nome_ordem text generated always as (normalizar((tipo_patrimonio)::text)) stored,
  constraint tipo_patrimonio_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX tipo_patrimonio_nome ON public.tipo_patrimonio USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX tipo_patrimonio_uuid ON public.tipo_patrimonio USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.tipo_patrimonio REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.tipo_patrimonio REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.tipo_patrimonio REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy tipo_patrimonio_tenant on tipo_patrimonio as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table tipo_patrimonio force row level security;

create table tipo_post (
  id integer not null default nextval('tipo_post_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  tipo_post character varying(80) not null,
  nome_ordem text generated always as (normalizar((tipo_post)::text)) stored,
  constraint tipo_post_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX tipo_post_nome ON public.tipo_post USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX tipo_post_uuid ON public.tipo_post USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.tipo_post REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.tipo_post REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.tipo_post REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy tipo_post_tenant on tipo_post as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table tipo_post force row level security;

create table tipo_recurso (
  id integer not null default nextval('tipo_recurso_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  tipo_recurso character varying(80) not null,
  nome_ordem text generated always as (normalizar((tipo_recurso)::text)) stored,
  constraint tipo_recurso_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX tipo_recurso_nome ON public.tipo_recurso USING btree (id_cliente, nome_ordem) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX tipo_recurso_uuid ON public.tipo_recurso USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.tipo_recurso REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.tipo_recurso REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.tipo_recurso REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy tipo_recurso_tenant on tipo_recurso as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table tipo_recurso force row level security;

create table token_api (
  id integer not null default nextval('token_api_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  nome character varying(80) not null,
  escopos jsonb not null,
  hash character varying(64) not null,
  usado_em timestamp with time zone,
  expira_em timestamp with time zone,
  revogado_em timestamp with time zone,
  constraint token_api_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint token_api_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX token_api_hash ON public.token_api USING btree (id_cliente, hash);
CREATE UNIQUE INDEX token_api_uuid ON public.token_api USING btree (id_cliente, uuid);
create policy token_api_tenant on token_api as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table token_api force row level security;

create table token_escala (
  id integer not null default nextval('token_escala_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_escala integer not null,
  hash character varying(64) not null,
  constraint token_escala_id_escala_id_cliente_foreign FOREIGN KEY (id_escala, id_cliente) REFERENCES escala_culto(id, id_cliente),
  constraint token_escala_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX token_escala_escala ON public.token_escala USING btree (id_cliente, id_escala);
CREATE UNIQUE INDEX token_escala_hash ON public.token_escala USING btree (id_cliente, hash);
create policy token_escala_tenant on token_escala as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table token_escala force row level security;

create table token_senha (
  id integer not null default nextval('token_senha_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  hash character varying(64) not null,
  expira_em timestamp with time zone not null,
  mostrado boolean not null default false,
  constraint token_senha_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint token_senha_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX token_senha_hash ON public.token_senha USING btree (id_cliente, hash);
create policy token_senha_tenant on token_senha as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table token_senha force row level security;

create table transferencia (
  id integer not null default nextval('transferencia_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  data date not null,
  valor numeric(14,2) not null,
  id_conta_origem integer not null,
  id_conta_destino integer not null,
  descricao character varying(255),
  id_estornada integer,
  busca text generated always as (normalizar((COALESCE(descricao, ''::character varying))::text)) stored,
  historico_origem boolean not null default false,
  historico_destino boolean not null default false,
  constraint transferencia_contas CHECK ((id_conta_origem <> id_conta_destino)),
  constraint transferencia_valor CHECK ((valor > (0)::numeric)),
  constraint transferencia_id_conta_destino_id_cliente_foreign FOREIGN KEY (id_conta_destino, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint transferencia_id_conta_origem_id_cliente_foreign FOREIGN KEY (id_conta_origem, id_cliente) REFERENCES conta_financeira(id, id_cliente),
  constraint transferencia_id_estornada_id_cliente_foreign FOREIGN KEY (id_estornada, id_cliente) REFERENCES transferencia(id, id_cliente),
  constraint transferencia_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX transferencia_data ON public.transferencia USING btree (id_cliente, data, id) INCLUDE (valor) WHERE (excluido_em IS NULL);
CREATE INDEX transferencia_destino ON public.transferencia USING btree (id_cliente, id_conta_destino, data) INCLUDE (valor) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX transferencia_estornada ON public.transferencia USING btree (id_cliente, id_estornada) WHERE (excluido_em IS NULL);
CREATE INDEX transferencia_origem ON public.transferencia USING btree (id_cliente, id_conta_origem, data) INCLUDE (valor) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX transferencia_uuid ON public.transferencia USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.transferencia REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.transferencia REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.transferencia REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER historico_da_transferencia AFTER UPDATE ON public.transferencia FOR EACH ROW WHEN ((old.historico_origem OR old.historico_destino OR new.historico_origem OR new.historico_destino)) EXECUTE FUNCTION historico_da_transferencia();
CREATE TRIGGER mes_fechado_delete AFTER DELETE ON public.transferencia REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_delete();
CREATE TRIGGER mes_fechado_insert AFTER INSERT ON public.transferencia REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_insert();
CREATE TRIGGER mes_fechado_update AFTER UPDATE ON public.transferencia REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION recusar_mes_fechado_update();
CREATE TRIGGER numerar_insert AFTER INSERT ON public.transferencia REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION anotar_numeros_insert();
CREATE TRIGGER recusar_conciliado BEFORE UPDATE ON public.transferencia FOR EACH ROW WHEN (((old.excluido_em IS NULL) AND ((new.excluido_em IS NOT NULL) OR (new.valor IS DISTINCT FROM old.valor) OR (new.id_conta_origem IS DISTINCT FROM old.id_conta_origem) OR (new.id_conta_destino IS DISTINCT FROM old.id_conta_destino)))) EXECUTE FUNCTION recusar_conciliado();
CREATE TRIGGER soma_mensal_delete AFTER DELETE ON public.transferencia REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_delete();
CREATE TRIGGER soma_mensal_insert AFTER INSERT ON public.transferencia REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_insert();
CREATE TRIGGER soma_mensal_update AFTER UPDATE ON public.transferencia REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION desfazer_soma_update();
create policy transferencia_tenant on transferencia as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table transferencia force row level security;

create table usuario (
  id integer not null default nextval('usuario_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  name character varying(120) not null,
  email character varying(254),
  telefone_usuario character varying(20),
  perfil smallint not null default '-1'::integer,
  recem_convertido smallint not null default 0,
  usuario_ativo smallint not null default 1,
  cpf character varying(11),
  data_nascimento date,
  sexo character varying(20),
  estado_civil character varying(20),
  cep character varying(8),
  endereco character varying(150),
  numero character varying(20),
  complemento character varying(80),
  bairro character varying(80),
  cidade character varying(80),
  uf character varying(2),
  data_conversao date,
  data_batismo date,
  observacoes text,
  id_foto integer,
  id_importacao integer,
  nome_ordem text generated always as (normalizar((name)::text)) stored,
  busca text generated always as (normalizar((((((name)::text || ' '::text) || (COALESCE(email, ''::character varying))::text) || ' '::text) || (COALESCE(telefone_usuario, ''::character varying))::text))) stored,
  anonimizado_em timestamp with time zone,
  limite_acesso jsonb,
  liderou boolean not null default false,
  aniversario character varying(5),
  dia_aniversario integer generated always as (COALESCE((((EXTRACT(month FROM data_nascimento) * (100)::numeric) + EXTRACT(day FROM data_nascimento)))::integer, (NULLIF(regexp_replace((aniversario)::text, '[^0-9]'::text, ''::text, 'g'::text), ''::text))::integer)) stored,
  constraint usuario_perfil CHECK (((perfil > '-2'::integer) AND (perfil < 6))),
  constraint usuario_sinais CHECK (((recem_convertido = ANY (ARRAY[0, 1])) AND (usuario_ativo = ANY (ARRAY[0, 1])))),
  constraint usuario_id_foto_id_cliente_foreign FOREIGN KEY (id_foto, id_cliente) REFERENCES arquivo(id, id_cliente),
  constraint usuario_id_importacao_id_cliente_foreign FOREIGN KEY (id_importacao, id_cliente) REFERENCES importacao(id, id_cliente),
  constraint usuario_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX usuario_aniversario ON public.usuario USING btree (id_cliente, dia_aniversario, nome_ordem) WHERE ((excluido_em IS NULL) AND (usuario_ativo = 1));
CREATE UNIQUE INDEX usuario_cpf ON public.usuario USING btree (id_cliente, cpf) WHERE (excluido_em IS NULL);
CREATE INDEX usuario_criado ON public.usuario USING btree (id_cliente, created_at, id) WHERE (excluido_em IS NULL);
CREATE UNIQUE INDEX usuario_email ON public.usuario USING btree (id_cliente, email) WHERE (excluido_em IS NULL);
CREATE INDEX usuario_entrada ON public.usuario USING btree (email);
CREATE INDEX usuario_entrada_telefone ON public.usuario USING btree (telefone_usuario);
CREATE INDEX usuario_liderou ON public.usuario USING btree (id_cliente) WHERE liderou;
CREATE INDEX usuario_nome ON public.usuario USING btree (id_cliente, nome_ordem, id);
CREATE UNIQUE INDEX usuario_uuid ON public.usuario USING btree (id_cliente, uuid);
CREATE TRIGGER anotar_mudanca AFTER INSERT OR DELETE OR UPDATE OF name, usuario_ativo, recem_convertido, data_nascimento, aniversario, excluido_em ON public.usuario FOR EACH STATEMENT EXECUTE FUNCTION anotar_mudanca();
CREATE TRIGGER auditar_delete AFTER DELETE ON public.usuario REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.usuario REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.usuario REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
CREATE TRIGGER contar_delete AFTER DELETE ON public.usuario REFERENCING OLD TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_pessoas();
CREATE TRIGGER contar_insert AFTER INSERT ON public.usuario REFERENCING NEW TABLE AS linhas FOR EACH STATEMENT EXECUTE FUNCTION contar_pessoas();
CREATE TRIGGER contar_update AFTER UPDATE ON public.usuario FOR EACH ROW WHEN (((((((old.name)::text IS DISTINCT FROM (new.name)::text) OR (old.usuario_ativo IS DISTINCT FROM new.usuario_ativo)) OR (old.recem_convertido IS DISTINCT FROM new.recem_convertido)) OR (old.dia_aniversario IS DISTINCT FROM new.dia_aniversario)) OR ((old.excluido_em IS NULL) IS DISTINCT FROM (new.excluido_em IS NULL)))) EXECUTE FUNCTION contar_mudanca_de_pessoa();
CREATE TRIGGER direitos_mudaram AFTER DELETE OR UPDATE OF name, excluido_em ON public.usuario FOR EACH ROW EXECUTE FUNCTION direitos_mudaram();
create policy usuario_tenant on usuario as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table usuario force row level security;

create table versao_direitos (
  id_cliente integer not null,
  transacao bigint not null,
  constraint versao_direitos_pkey PRIMARY KEY (id_cliente, transacao)
);
create policy versao_direitos_tenant on versao_direitos as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table versao_direitos force row level security;

create table visita_pastoral (
  id integer not null default nextval('visita_pastoral_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  excluido_em timestamp with time zone,
  excluido_por integer,
  id_pastor integer not null,
  id_visitado integer not null,
  data_visita date not null,
  comentario_cifrado text,
  id_autor integer,
  constraint visita_pastoral_pessoas CHECK ((id_pastor <> id_visitado)),
  constraint visita_pastoral_id_autor_id_cliente_foreign FOREIGN KEY (id_autor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint visita_pastoral_id_pastor_id_cliente_foreign FOREIGN KEY (id_pastor, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint visita_pastoral_id_visitado_id_cliente_foreign FOREIGN KEY (id_visitado, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint visita_pastoral_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX visita_pastoral_autor ON public.visita_pastoral USING btree (id_cliente, id_autor);
CREATE INDEX visita_pastoral_data ON public.visita_pastoral USING btree (id_cliente, data_visita, id);
CREATE INDEX visita_pastoral_dia ON public.visita_pastoral USING btree (id_cliente, id_visitado, id_pastor, data_visita);
CREATE INDEX visita_pastoral_pastor ON public.visita_pastoral USING btree (id_cliente, id_pastor);
CREATE UNIQUE INDEX visita_pastoral_uuid ON public.visita_pastoral USING btree (id_cliente, uuid);
CREATE INDEX visita_pastoral_visitado ON public.visita_pastoral USING btree (id_cliente, id_visitado);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.visita_pastoral REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.visita_pastoral REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.visita_pastoral REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy visita_pastoral_tenant on visita_pastoral as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table visita_pastoral force row level security;

create table visita_pastoral_leitor (
  id integer not null default nextval('visita_pastoral_leitor_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_visita integer not null,
  id_usuario integer not null,
  constraint visita_pastoral_leitor_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint visita_pastoral_leitor_id_visita_id_cliente_foreign FOREIGN KEY (id_visita, id_cliente) REFERENCES visita_pastoral(id, id_cliente),
  constraint visita_pastoral_leitor_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX visita_pastoral_leitor_pessoa ON public.visita_pastoral_leitor USING btree (id_cliente, id_visita, id_usuario);
CREATE INDEX visita_pastoral_leitor_usuario ON public.visita_pastoral_leitor USING btree (id_cliente, id_usuario);
CREATE UNIQUE INDEX visita_pastoral_leitor_uuid ON public.visita_pastoral_leitor USING btree (id_cliente, uuid);
CREATE TRIGGER auditar_delete AFTER DELETE ON public.visita_pastoral_leitor REFERENCING OLD TABLE AS antes FOR EACH STATEMENT EXECUTE FUNCTION auditar_delete();
CREATE TRIGGER auditar_insert AFTER INSERT ON public.visita_pastoral_leitor REFERENCING NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_insert();
CREATE TRIGGER auditar_update AFTER UPDATE ON public.visita_pastoral_leitor REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update();
create policy visita_pastoral_leitor_tenant on visita_pastoral_leitor as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table visita_pastoral_leitor force row level security;

create table webhook (
  id integer not null default nextval('webhook_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_usuario integer not null,
  url character varying(500) not null,
  descricao character varying(100),
  assuntos jsonb not null,
  ativo boolean not null default true,
  segredo text not null,
  segredo_anterior text,
  anterior_ate timestamp with time zone,
  falhas integer not null default 0,
  falhando_desde timestamp with time zone,
  pausado_ate timestamp with time zone,
  desligado_em timestamp with time zone,
  motivo character varying(10),
  removido_em timestamp with time zone,
  constraint webhook_id_usuario_id_cliente_foreign FOREIGN KEY (id_usuario, id_cliente) REFERENCES usuario(id, id_cliente),
  constraint webhook_pkey PRIMARY KEY (id, id_cliente)
);
CREATE UNIQUE INDEX webhook_uuid ON public.webhook USING btree (id_cliente, uuid);
create policy webhook_tenant on webhook as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table webhook force row level security;

create table webhook_entrega (
  id integer not null default nextval('webhook_entrega_id_seq'::regclass),
  id_cliente integer not null,
  uuid uuid not null default gen_random_uuid(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  versao integer not null default 1,
  id_webhook integer not null,
  evento character varying(60) not null,
  tabela text,
  tipo character varying(60),
  numero integer,
  registro uuid,
  versao_registro integer,
  apagado boolean not null default false,
  quando timestamp with time zone not null default now(),
  situacao character varying(10) not null default 'pendente'::character varying,
  tentativas integer not null default 0,
  tentar_em timestamp with time zone not null default now(),
  status integer,
  duracao integer,
  problema character varying(200),
  concluida_em timestamp with time zone,
  constraint webhook_entrega_situacao CHECK (((situacao)::text = ANY ((ARRAY['pendente'::character varying, 'entregue'::character varying, 'falhou'::character varying, 'omitida'::character varying])::text[]))),
  constraint webhook_entrega_id_webhook_id_cliente_foreign FOREIGN KEY (id_webhook, id_cliente) REFERENCES webhook(id, id_cliente),
  constraint webhook_entrega_pkey PRIMARY KEY (id, id_cliente)
);
CREATE INDEX webhook_entrega_ordem ON public.webhook_entrega USING btree (id_cliente, id_webhook, registro, id) WHERE ((situacao)::text = 'pendente'::text);
CREATE INDEX webhook_entrega_pendente ON public.webhook_entrega USING btree (id_cliente, id_webhook, tentar_em) WHERE ((situacao)::text = 'pendente'::text);
CREATE INDEX webhook_entrega_recente ON public.webhook_entrega USING btree (id_cliente, id_webhook, id);
CREATE UNIQUE INDEX webhook_entrega_uuid ON public.webhook_entrega USING btree (id_cliente, uuid);
create policy webhook_entrega_tenant on webhook_entrega as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table webhook_entrega force row level security;

create table webhook_mudanca (
  id bigint not null default nextval('webhook_mudanca_id_seq'::regclass),
  id_cliente integer not null,
  quando timestamp with time zone not null default now(),
  tabela text not null,
  operacao text not null,
  registros jsonb not null,
  feitos integer not null default 0,
  constraint webhook_mudanca_pkey PRIMARY KEY (id, id_cliente)
);
create policy webhook_mudanca_tenant on webhook_mudanca as permissive for all to public using ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer)) with check ((id_cliente = (NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer));
alter table webhook_mudanca force row level security;

CREATE OR REPLACE FUNCTION public.alcanca_aula_ebd(linha integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
        declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        begin
          perform from aula_ebd where id = linha and id_cliente = igreja;
          return found;
        end $function$;

CREATE OR REPLACE FUNCTION public.alcanca_encontro(linha integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
        declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        begin
          perform from encontro where id = linha and id_cliente = igreja;
          return found;
        end $function$;

CREATE OR REPLACE FUNCTION public.alcanca_ensaio_louvor(linha integer)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
        declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        begin
          perform from ensaio_louvor where id = linha and id_cliente = igreja;
          return found;
        end $function$;

CREATE OR REPLACE FUNCTION public.anonimizando()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
        if coalesce(current_setting('app.anonimizando', true), '') = '' then return false; end if;
        return current_setting('app.anonimizando') = current_setting('app.id_cliente', true)
          and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.auditoria'::regclass);
      end $function$;

CREATE OR REPLACE FUNCTION public.anonimizar_encarregado(igreja integer, pessoa integer, padrao text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        agora constant timestamptz := now();
        separa constant text := '\s*[,;:/()|]\s*|\s+[-–—]\s+|\s+[Cc][Oo][Mm]\s+';
        nomes text[];
        numeros text[];
        da_igreja text;
        c record;
        novo record;
        sai boolean;
      begin
        -- every name that the person ever had; the contact cannot tell which one of two namesakes it is
        select coalesce(array_agg(distinct n.nome), '{}') into nomes from (
          select u.name as nome from usuario u where u.id_cliente = igreja and u.id = pessoa
          union all
          select v.i ->> 'name' from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x, lateral (select regexp_replace(btrim(regexp_replace(normalizar(x.nome), '[\s\u00a0]+', ' ', 'g')), '^((pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa]|escritorio|contato|falar|fale|com|de|do|da|o|a)\.?\s+)+', '') as nome) n
        where n.nome <> '' and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
          and u.anonimizado_em is null and regexp_replace(btrim(regexp_replace(normalizar(u.name), '[\s\u00a0]+', ' ', 'g')), '^((pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa]|escritorio|contato|falar|fale|com|de|do|da|o|a)\.?\s+)+', '') = n.nome);

        select k.encarregado, k.email_encarregado as email, k.telefone_encarregado as telefone,
            regexp_replace(k.telefone_encarregado, '\D', '', 'g') as numero, k.email as email_da_igreja, coalesce(regexp_replace(k.telefone, '\D', '', 'g'), '') as numero_da_igreja
          into c from cliente k where k.id_cliente = igreja and k.id = igreja;
        da_igreja := c.numero_da_igreja;
        -- every number that the person ever had; one that somebody else has too, as at home, says nothing of the contact,
        -- and the church's stays the church's
        select coalesce(array_agg(distinct n.numero), '{}') into numeros from (
          select u.telefone_usuario as telefone from usuario u where u.id_cliente = igreja and u.id = pessoa
          union all
          select v.i ->> 'telefone_usuario' from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x, lateral (select regexp_replace(x.telefone, '\D', '', 'g') as numero) n
        where n.numero not in ('', da_igreja) and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
          and u.excluido_em is null and regexp_replace(u.telefone_usuario, '\D', '', 'g') = n.numero);

        sai := diz_o_nome(c.encarregado, nomes, separa);
        select
            -- whoever else is named stays; an e-mail or a CPF is no part of another name
            case when sai then null
              when padrao is not null and (c.encarregado ~ '[@0-9]' or diz_o_nome(c.encarregado, nomes, separa || '|\s+[Ee]\s+'))
                then trocar_nome(c.encarregado, padrao, 120)
              else c.encarregado end as encarregado,
            case when c.email ~ padrao or sai and c.email is distinct from c.email_da_igreja then null else c.email end as email,
            case when c.numero = any (numeros) or sai and c.numero is distinct from da_igreja then null else c.telefone end as telefone
          into novo;
        -- a name with nothing by which to reach it is no contact
        if novo.email is null and novo.telefone is null then novo.encarregado := null; end if;
        if (novo.encarregado, novo.email, novo.telefone) is distinct from (c.encarregado, c.email, c.telefone) then
          update cliente k set encarregado = novo.encarregado, email_encarregado = novo.email, telefone_encarregado = novo.telefone,
            updated_at = agora, versao = versao + 1
          where k.id_cliente = igreja and k.id = igreja;
        end if;
        if novo.telefone is null and c.numero <> '' then numeros := numeros || c.numero; end if;
        -- the contact of an earlier time too, by the name beside the number
        select numeros || coalesce(array_agg(distinct n.numero), '{}') into numeros
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i),
            lateral (select regexp_replace(v.i ->> 'telefone_encarregado', '\D', '', 'g') as numero) n
          where a.id_cliente = igreja and a.tabela = 'cliente' and jsonb_typeof(v.i) = 'object'
            and (diz_o_nome(v.i ->> 'encarregado', nomes, separa) or v.i ->> 'email_encarregado' ~ padrao)
            and n.numero not in ('', da_igreja) and (novo.telefone is null or n.numero is distinct from c.numero);
        update auditoria set antes = antes || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_each_text(antes) n
              where n.key = 'telefone_encarregado' and regexp_replace(n.value, '\D', '', 'g') = any (numeros)
                or n.key = 'email_encarregado' and n.value = c.email and novo.email is null),
            depois = depois || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_each_text(depois) n
              where n.key = 'telefone_encarregado' and regexp_replace(n.value, '\D', '', 'g') = any (numeros)
                or n.key = 'email_encarregado' and n.value = c.email and novo.email is null)
          where id_cliente = igreja and tabela = 'cliente'
            and (jsonb_exists_any(antes, array['telefone_encarregado', 'email_encarregado'])
              or jsonb_exists_any(depois, array['telefone_encarregado', 'email_encarregado']));
      end $function$;

CREATE OR REPLACE FUNCTION public.anonimizar_fornecedor(igreja integer, pessoa integer, termos text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        agora constant timestamptz := now();
        nomes text[];
        meus int[];
      begin
        -- an e-mail or a name that somebody else has too says nothing of whose supplier it is, nor does a name of one word
        select coalesce(array_agg(distinct btrim(regexp_replace(normalizar(t.termo), '[\s\u00a0]+', ' ', 'g'))), '{}') into nomes from unnest(termos) t(termo)
          where t.termo !~ '@|^[0-9]+$' and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
            and u.anonimizado_em is null and btrim(regexp_replace(normalizar(u.name), '[\s\u00a0]+', ' ', 'g')) = btrim(regexp_replace(normalizar(t.termo), '[\s\u00a0]+', ' ', 'g')));
        select coalesce(array_agg(f.id), '{}') into meus from fornecedor f
          where f.id_cliente = igreja and (btrim(regexp_replace(normalizar(f.nome), '[\s\u00a0]+', ' ', 'g')) = any (nomes) or f.documento = any (termos)
            or f.email in (select t.termo from unnest(termos) t(termo) where t.termo ~ '@' and not exists (
              select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null and u.email = t.termo)));
        if meus = '{}' then return; end if;
        update fornecedor set documento = null, email = null, telefone = null, endereco = null, dados_bancarios = null,
            observacoes = null, updated_at = agora, versao = versao + 1
          where id_cliente = igreja and id = any (meus);
        update auditoria set antes = antes || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_object_keys(antes) n(key)
            where n.key in ('documento', 'email', 'telefone', 'endereco', 'dados_bancarios', 'observacoes')), depois = depois || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_object_keys(depois) n(key)
            where n.key in ('documento', 'email', 'telefone', 'endereco', 'dados_bancarios', 'observacoes'))
          where id_cliente = igreja and tabela = 'fornecedor' and id_registro = any (meus);
      end $function$;

CREATE OR REPLACE FUNCTION public.anonimizar_pagamentos(igreja integer, pessoa integer, termos text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        chaves text[];
        pix int[];
        pagamentos text[];
        movimentos int[];
        citados int[];
      begin
        -- a key of one word, or that somebody else has too, says of nobody that the payment is that person's
        select coalesce(array_agg(distinct left(c.chave, 80)), '{}') into chaves
          from unnest(termos) t(termo), lateral (select chave_do_nome(t.termo) as chave) c
          where t.termo !~ '[@0-9]' and position(' ' in c.chave) > 0
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.anonimizado_em is null
              and chave_do_nome(u.name) = c.chave);
        select coalesce(array_agg(p.id), '{}'), coalesce(array_agg(p.end_to_end_id), '{}') into pix, pagamentos
          from pix_recebido p
          left join codigo_pix k on k.id_cliente = p.id_cliente and k.id = p.id_codigo
          left join dizimo d on d.id_cliente = p.id_cliente and d.id = p.id_dizimo
          left join doacao o on o.id_cliente = p.id_cliente and o.id = p.id_doacao
          where p.id_cliente = igreja and (k.id_usuario = pessoa or d.id_membro = pessoa or o.id_membro = pessoa or left(chave_do_nome(p.pagador), 80) = any (chaves));
        select coalesce(array_agg(m.id), '{}') into movimentos from movimento_bancario m
          where m.id_cliente = igreja and (m.e2e = any (pagamentos) or m.pagador = any (chaves) or exists (
            select from conciliacao c join entrada e on e.id_cliente = c.id_cliente and e.id = c.id_entrada
              left join dizimo d on d.id_cliente = e.id_cliente and e.origem = 'dizimo' and d.id = e.id_origem
              left join doacao o on o.id_cliente = e.id_cliente and e.origem = 'doacao' and o.id = e.id_origem
            where c.id_cliente = m.id_cliente and c.id_movimento = m.id and (d.id_membro = pessoa or o.id_membro = pessoa
              or e.origem = 'pixRecebido' and e.id_origem = any (pix))));

        select coalesce(array_agg(m.id), '{}') into citados from movimento_bancario m
          where m.id_cliente = igreja and m.pagador is not null and m.id <> all (movimentos) and exists (
            select from unnest(chaves) c(chave) where m.busca like '%' || replace(c.chave, ' ', '%') || '%'
              and position(' ' || c.chave || ' ' in ' ' || chave_do_nome(m.historico) || ' ') > 0);
        update movimento_bancario set pagador = null where id_cliente = igreja and id = any (citados);
        update auditoria set antes = case when jsonb_exists(antes, 'pagador') then antes || '{"pagador": null}' else antes end, depois = case when jsonb_exists(depois, 'pagador') then depois || '{"pagador": null}' else depois end
          where id_cliente = igreja and tabela = 'movimento_bancario' and id_registro = any (citados);
        update pix_recebido set pagador = null, mensagem = null where id_cliente = igreja and id = any (pix);
        update movimento_bancario m set historico = case when m.valor < 0
              then case when normalizar(m.historico) ~ '\mpix\M' then 'Pix enviado' else 'Débito na conta' end
            when normalizar(m.historico) ~ '\mpix\M' then 'Pix recebido' else 'Crédito na conta' end, documento = '', fitid = '', pagador = null
          where m.id_cliente = igreja and m.id = any (movimentos);
        update auditoria set antes = antes || (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each('{"pagador": null, "mensagem": null}'::jsonb) n where jsonb_exists(antes, n.key)),
            depois = depois || (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each('{"pagador": null, "mensagem": null}'::jsonb) n where jsonb_exists(depois, n.key))
          where id_cliente = igreja and tabela = 'pix_recebido' and id_registro = any (pix);
        update auditoria a set antes = a.antes || (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(jsonb_build_object('historico', m.historico, 'documento', '', 'fitid', '', 'pagador', null)) n where jsonb_exists(a.antes, n.key)), depois = a.depois || (select coalesce(jsonb_object_agg(n.key, n.value), '{}') from jsonb_each(jsonb_build_object('historico', m.historico, 'documento', '', 'fitid', '', 'pagador', null)) n where jsonb_exists(a.depois, n.key))
          from movimento_bancario m
          where a.id_cliente = igreja and a.tabela = 'movimento_bancario' and a.id_registro = any (movimentos)
            and m.id_cliente = a.id_cliente and m.id = a.id_registro;
      end $function$;

CREATE OR REPLACE FUNCTION public.anonimizar_pessoa(pessoa integer, visitas integer[], OUT imagens text[], OUT relatorios text[], OUT atas integer, OUT homonimo boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        ninguem constant text := 'Pessoa anonimizada';
        velho usuario%rowtype;
        agora constant timestamptz := now();
        fotos int[];
        termos text[];
        p record;
        coluna record;
        linha tid;
        troca text;
        busca text;
        padrao text;
      begin perform set_config('app.apagando', '', true);
        imagens := '{}';
        relatorios := '{}';
        atas := 0;
        homonimo := false;
        select * into velho from usuario where id = pessoa and id_cliente = igreja for update;
        if not found or velho.anonimizado_em is not null then return; end if;
        select * into p from padroes_da_pessoa(pessoa);
        termos := p.termos;
        homonimo := p.homonimo;
        perform anonimizar_encarregado(igreja, pessoa, p.padrao);
        perform anonimizar_fornecedor(igreja, pessoa, termos);

        select coalesce(array_agg(distinct f), '{}') into fotos from (
          select velho.id_foto as f
          union all select (v.i ->> 'id_foto')::int
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
          where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x where f is not null;

        update usuario set name = ninguem, email = null, telefone_usuario = null, cpf = null, data_nascimento = null, aniversario = null, sexo = null,
          estado_civil = null, cep = null, endereco = null, numero = null, complemento = null, bairro = null, cidade = null,
          uf = null, data_conversao = null, data_batismo = null, observacoes = null, id_foto = null, recem_convertido = 0,
          perfil = -1, usuario_ativo = 0, anonimizado_em = now(), excluido_em = coalesce(excluido_em, agora),
          updated_at = now(), versao = versao + 1
        where id = pessoa and id_cliente = igreja;

        with gone as (delete from arquivo where id = any (fotos) and id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into imagens from gone;
        -- a report may name anybody, and can be made again
        with gone as (delete from relatorio where id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into relatorios from gone;
        delete from token_escala t using escala_culto e
          where t.id_cliente = igreja and e.id_cliente = igreja and e.id = t.id_escala and e.id_membro = pessoa;
        delete from sessao where id_usuario = pessoa and id_cliente = igreja;
        delete from token_senha where id_usuario = pessoa and id_cliente = igreja;
        delete from token_api where id_usuario = pessoa and id_cliente = igreja;
        delete from endereco_calendario where id_usuario = pessoa and id_cliente = igreja;
        delete from credencial where id_usuario = pessoa and id_cliente = igreja;
        delete from email_saida where id_cliente = igreja and para = any (termos);
        delete from idempotencia where id_cliente = igreja and (id_usuario = pessoa or resultado::text ~ p.busca_json and resultado::text ~ p.padrao_json);
        delete from importacao_linha where id_cliente = igreja
          and (email = any (termos) or cpf = any (termos) or dados::text ~ p.padrao_json or original::text ~ p.padrao_json);

        perform anonimizar_pagamentos(igreja, pessoa, termos);
        -- what people typed, in every column that the catalogue has; closed months let a name out, approved minutes do not
        perform set_config('app.anonimizando', igreja::text, true);
        for coluna in
          select c.relname as tabela, a.attname as nome, a.atttypid::regtype::text as tipo,
            case when a.atttypmod > 4 and a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) then a.atttypmod - 4 end as cabem
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where p.padrao is not null
            and c.relnamespace = 'public'::regnamespace and c.relname !~ '_\d{6,}$' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = ''
            and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'json'::regtype, 'jsonb'::regtype,
              'text[]'::regtype, 'varchar[]'::regtype)
            and c.relname <> 'auditoria' and (c.relname <> 'usuario' or a.attname not in ('name', 'email', 'cpf')) and (c.relname <> 'cliente' or a.attname <> 'encarregado')
            and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'id_cliente' and not t.attisdropped)
          order by 1, 2
        loop
          busca := case when coluna.tipo like 'json%' or coluna.tipo like '%[]' then p.busca_json else p.busca end;
          padrao := case when coluna.tipo like 'json%' or coluna.tipo like '%[]' then p.padrao_json else p.padrao end;
          troca := format('trocar_nome(%I::text, $2, $3)::%s', coluna.nome, coluna.tipo);
          begin
            execute format('update %I set %I = %s where id_cliente = $1 and %2$I::text ~ $4 and %2$I::text ~ $2', coluna.tabela, coluna.nome, troca)
              using igreja, padrao, coluna.cabem, busca;
          exception when check_violation or unique_violation then
            -- row by row, for the one that does not change, or that became equal to another
            for linha in execute format('select ctid from %I where id_cliente = $1 and %I::text ~ $3 and %2$I::text ~ $2', coluna.tabela, coluna.nome)
              using igreja, padrao, busca
            loop
              begin
                execute format('update %I set %I = %s where id_cliente = $1 and ctid = $4', coluna.tabela, coluna.nome, troca)
                  using igreja, padrao, coluna.cabem, linha;
              exception
                when check_violation then null;
                when unique_violation then
                  execute format('update %I set %I = left(regexp_replace(%2$I::text, $2, ''\1\2\3***'', ''g''), $3 - 15) || '' ('' || id || '')''
                    where id_cliente = $1 and ctid = $4', coluna.tabela, coluna.nome) using igreja, padrao, coalesce(coluna.cabem, 10000), linha;
              end;
            end loop;
          end;
        end loop;
        perform set_config('app.anonimizando', '', true);
        select count(*) into atas from ata a join reuniao_lideranca r on r.id = a.id_reuniao and r.id_cliente = a.id_cliente
          where a.id_cliente = igreja and a.aprovada_em is not null and (a.texto_ata ~ p.padrao or to_jsonb(r)::text ~ p.padrao_json);

        update auditoria set antes = null, depois = null
          where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;
        -- a receipt is about one person, so that also a name of one word, which texts keep, is that person's
        update auditoria set antes = antes - 'documento' || case when jsonb_exists(antes, 'nome_pessoa') then '{"nome_pessoa": "Pessoa anonimizada"}'::jsonb else '{}'::jsonb end,
            depois = depois - 'documento' || case when jsonb_exists(depois, 'nome_pessoa') then '{"nome_pessoa": "Pessoa anonimizada"}'::jsonb else '{}'::jsonb end
          where id_cliente = igreja and tabela = 'recibo'
            and id_registro in (select r.id from recibo r where r.id_cliente = igreja and r.id_membro = pessoa);
        -- encrypted in every version; the application found the name in it
        update auditoria set antes = antes - 'comentario_cifrado', depois = depois - 'comentario_cifrado'
          where id_cliente = igreja and tabela = 'visita_pastoral' and id_registro = any (visitas);
        update auditoria set antes = trocar_nome(antes::text, p.padrao_json, null)::jsonb, depois = trocar_nome(depois::text, p.padrao_json, null)::jsonb
          where id_cliente = igreja and (antes::text ~ p.busca_json or depois::text ~ p.busca_json)
            and (antes::text ~ p.padrao_json or depois::text ~ p.padrao_json);
        perform set_config('app.apagando', '', true);
      end $function$;

CREATE OR REPLACE FUNCTION public.anonimizar_pessoa_da_igreja(igreja integer, pessoa integer, visitas integer[])
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
      declare saiu record;
      begin
        perform exigir_igreja_da_transacao(igreja);
        select * into saiu from anonimizar_pessoa(pessoa, visitas);
        return to_jsonb(saiu);
      end $function$;

CREATE OR REPLACE FUNCTION public.anotar_mudanca()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
      begin
        if igreja is null or apagando_igreja() then return null; end if;
        insert into resumo_mudou (id_cliente, tabela) values (igreja, regexp_replace(tg_table_name, '_\d+$', ''));
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.anotar_numeros_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        insert into a_numerar (id_cliente, tabela, ids)
          select id_cliente, tg_table_name, array_agg(id order by id) from depois group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.anotar_numeros_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        insert into a_numerar (id_cliente, tabela, ids)
          values (new.id_cliente, regexp_replace(tg_table_name, '_\d+$', ''), array[new.id]);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.anunciar_mudancas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        mudanca record;
        registros jsonb;
      begin
        for mudanca in
          select n.id_cliente, n.tabela, n.operacao
          from (select distinct id_cliente, tabela, operacao from novas where tabela is not null) n
          where exists (
            select from webhook w
            where w.id_cliente = n.id_cliente and w.ativo and jsonb_exists(w.assuntos, n.tabela || ':' || n.operacao))
        loop
          if mudanca.operacao = 'apagar' then
            select jsonb_agg(jsonb_build_array(n.id_registro, n.antes ->> 'uuid', null) order by n.id_registro) into registros
            from novas n
            where n.id_cliente = mudanca.id_cliente and n.tabela = mudanca.tabela and n.operacao = mudanca.operacao;
          else
            execute format('
              select jsonb_agg(jsonb_build_array(r.id, r.uuid, r.versao) order by r.id) from %I r
              where r.id_cliente = $1 and r.id = any ($2)', mudanca.tabela)
            into registros
            using mudanca.id_cliente, array(
              select n.id_registro from novas n
              where n.id_cliente = mudanca.id_cliente and n.tabela = mudanca.tabela and n.operacao = mudanca.operacao);
          end if;
          if registros is not null then
            insert into webhook_mudanca (id_cliente, tabela, operacao, registros)
            values (mudanca.id_cliente, mudanca.tabela, mudanca.operacao, registros);
            perform pg_notify('candeia', 'mudancas:0:0');
          end if;
        end loop;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.anunciar_mudancas_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare registros jsonb;
      begin
        if new.tabela is null or not exists (
          select from webhook w
          where w.id_cliente = new.id_cliente and w.ativo and jsonb_exists(w.assuntos, new.tabela || ':' || new.operacao))
          then return null; end if;
        if new.operacao = 'apagar' then
          registros := jsonb_build_array(jsonb_build_array(new.id_registro, new.antes ->> 'uuid', null));
        else
          execute format('
            select jsonb_agg(jsonb_build_array(r.id, r.uuid, r.versao)) from %I r where r.id_cliente = $1 and r.id = $2', new.tabela)
          into registros using new.id_cliente, new.id_registro;
        end if;
        if registros is not null then
          insert into webhook_mudanca (id_cliente, tabela, operacao, registros)
          values (new.id_cliente, new.tabela, new.operacao, registros);
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.apagando_igreja()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
        if coalesce(current_setting('app.apagando', true), '') = '' then return false; end if;
        return current_setting('app.apagando') = current_setting('app.id_cliente', true)
          and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.auditoria'::regclass);
      end $function$;

CREATE OR REPLACE FUNCTION public.apagar_igreja(ate integer, OUT apagadas integer, OUT acabou boolean, OUT imagens text[], OUT relatorios text[])
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        tabelas text[];
        tabela text;
        nomes text[];
        n int;
        andou boolean;
        presas text[];
        inteiras boolean := false;
      begin
        -- not in a SET clause of the function: only a superuser may name a setting of one's own there
        perform set_config('app.apagando', '', true);
        apagadas := 0;
        acabou := false;
        imagens := '{}';
        relatorios := '{}';
        perform from cliente where id = igreja and id_cliente = igreja and apagar_em < now() for update;
        if not found then acabou := true; return; end if;
        perform set_config('app.apagando', igreja::text, true);
        update cliente set id_logo = null where id = igreja and id_cliente = igreja and id_logo is not null;
        select array_agg(c.relname::text order by c.relname not in ('sessao', 'token_senha', 'token_api', 'credencial'),
            (select count(*) from pg_constraint k where k.confrelid = c.oid and k.conrelid <> c.oid), c.relname) into tabelas
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname !~ '_\d{6,}$' and c.relkind = 'r' and c.relname <> 'cliente'
            and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped);
        <<passos>> loop
          andou := false;
          presas := '{}';
          foreach tabela in array tabelas loop
            begin
              execute format(
                'with gone as (delete from %1$I where id_cliente = $1
                   and ctid = any (array(select ctid from %1$I where id_cliente = $1 limit $2)) returning %2$s as nome)
                 select count(*), coalesce(array_agg(nome) filter (where nome is not null), ''{}'') from gone',
                tabela, case when tabela in ('arquivo', 'relatorio') then 'uuid::text' else 'null::text' end)
                into n, nomes using igreja, case when inteiras then null else ate - apagadas end;
              apagadas := apagadas + n;
              andou := andou or n > 0;
              if tabela = 'arquivo' then imagens := imagens || nomes; end if;
              if tabela = 'relatorio' then relatorios := relatorios || nomes; end if;
              exit passos when apagadas >= ate;
            exception when foreign_key_violation then presas := presas || tabela;
            end;
          end loop;
          if andou then
            inteiras := false;
          elsif presas = '{}' then
            -- last, since it says that there is something to erase
            delete from cliente where id = igreja and id_cliente = igreja;
            acabou := true;
            exit;
          elsif inteiras then
            raise exception 'a church could not be erased whole: %', presas;
          else
            -- rows that refer to others of their own table may have to go all at once
            inteiras := true;
          end if;
        end loop;
        perform set_config('app.apagando', '', true);
      end $function$;

CREATE OR REPLACE FUNCTION public.apagar_parte_da_igreja(igreja integer, ate integer)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
      declare saiu record;
      begin
        perform exigir_igreja_da_transacao(igreja);
        select * into saiu from apagar_igreja(ate);
        return to_jsonb(saiu);
      end $function$;

CREATE OR REPLACE FUNCTION public.areas_a_liderar(igreja integer, pessoa integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
      declare
        meus_celulas constant text := coalesce(current_setting('app.meus_celulas', true), '');
        meus_departamentos constant text := coalesce(current_setting('app.meus_departamentos', true), '');
        meus_ensino constant text := coalesce(current_setting('app.meus_ensino', true), '');
        meus_louvor constant text := coalesce(current_setting('app.meus_louvor', true), '');
        meus_missoes constant text := coalesce(current_setting('app.meus_missoes', true), '');
        areas text[];
      begin
        perform set_config('app.meus_celulas', '', true), set_config('app.meus_departamentos', '', true), set_config('app.meus_ensino', '', true), set_config('app.meus_louvor', '', true), set_config('app.meus_missoes', '', true);
        areas := areas_lideradas(igreja, pessoa) || case when exists (
          select from aula_ebd where id_cliente = igreja and id_professor = pessoa and data_aula > (select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja)
            and excluido_em is null and not lider_a_confirmar) then array['ensino'] else '{}'::text[] end;
        perform set_config('app.meus_celulas', meus_celulas, true), set_config('app.meus_departamentos', meus_departamentos, true), set_config('app.meus_ensino', meus_ensino, true), set_config('app.meus_louvor', meus_louvor, true), set_config('app.meus_missoes', meus_missoes, true);
        return areas;
      end $function$;

CREATE OR REPLACE FUNCTION public.areas_lideradas(igreja integer, pessoa integer)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$ begin
        return array_remove(array[case when exists (select id_celula from membro_celula where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar
      and exists (select from celula g where g.id = id_celula and g.id_cliente = membro_celula.id_cliente and g.excluido_em is null)) then 'celulas' end, case when exists (select id from departamento where id_cliente = igreja and id_responsavel = pessoa and excluido_em is null and not lider_a_confirmar) then 'departamentos' end, case when exists (select id from missao where id_cliente = igreja and id_responsavel = pessoa and excluido_em is null and not lider_a_confirmar) then 'missoes' end, case when exists (select id from classe_ebd where id_cliente = igreja and id_professor = pessoa and excluido_em is null and not lider_a_confirmar
      union select id_classe from aula_ebd where id_cliente = igreja and id_professor = pessoa
        and data_aula between (select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja) - 7 and (select (now() at time zone c.fuso_horario)::date from cliente c where c.id = igreja and c.id_cliente = igreja) + 7 and excluido_em is null and not lider_a_confirmar) then 'ensino' end, case when exists (select id_grupo from membro_grupo_louvor where id_cliente = igreja and id_membro = pessoa and membro_lider = 1 and excluido_em is null and not a_confirmar
      and exists (select from grupo_louvor g where g.id = id_grupo and g.id_cliente = membro_grupo_louvor.id_cliente and g.excluido_em is null)) then 'louvor' end]::text[], null);
      end $function$;

CREATE OR REPLACE FUNCTION public.auditar_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if apagando_igreja() then return null; end if;
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        select a.id_cliente,
          nullif(current_setting('app.id_usuario', true), '')::int,
          coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
          nullif(current_setting('app.requisicao', true), ''),
          tg_table_name, a.id, 'apagar', to_jsonb(a) - array['busca', 'nome_ordem', 'versao', 'updated_at', 'liderou'], null from antes a;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.auditar_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        select d.id_cliente, 
      nullif(current_setting('app.id_usuario', true), '')::int,
      coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
      nullif(current_setting('app.requisicao', true), ''),
      tg_table_name, d.id, 'criar', null, to_jsonb(d) - array['busca', 'nome_ordem', 'versao', 'updated_at', 'liderou'] from depois d;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.auditar_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        calculadas constant text[] := array['busca', 'nome_ordem', 'versao', 'updated_at', 'liderou'];
        velho constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - calculadas end;
        novo constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - calculadas end;
        linha constant jsonb := coalesce(novo, velho);
        feito text := 'criar';
        antes jsonb := velho;
        depois jsonb := novo;
      begin
        if tg_op = 'DELETE' then
          if apagando_igreja() then return null; end if;
          feito := 'apagar';
        elsif tg_op = 'UPDATE' then
          if velho is not distinct from novo then return null; end if;
          feito := case when velho -> 'excluido_em' is not distinct from novo -> 'excluido_em' then 'alterar'
            when novo ->> 'excluido_em' is null then 'restaurar' else 'excluir' end;
          select jsonb_object_agg(key, value) into antes from jsonb_each(velho) where novo -> key is distinct from value;
          select jsonb_object_agg(key, value) into depois from jsonb_each(novo) where velho -> key is distinct from value;
        end if;
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        values ((linha ->> 'id_cliente')::int,
          nullif(current_setting('app.id_usuario', true), '')::int,
          coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
          nullif(current_setting('app.requisicao', true), ''),
          regexp_replace(tg_table_name, '_\d+$', ''), (linha ->> 'id')::int, feito, antes, depois);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.auditar_update()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$ begin
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        select x.id_cliente, 
      nullif(current_setting('app.id_usuario', true), '')::int,
      coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
      nullif(current_setting('app.requisicao', true), ''),
      tg_table_name, x.id,
          case when x.velho -> 'excluido_em' is not distinct from x.novo -> 'excluido_em' then 'alterar'
               when x.novo ->> 'excluido_em' is null then 'restaurar' else 'excluir' end,
          (select jsonb_object_agg(key, value) from jsonb_each(x.velho) where x.novo -> key is distinct from value),
          (select jsonb_object_agg(key, value) from jsonb_each(x.novo) where x.velho -> key is distinct from value)
        from (
          select d.id_cliente, d.id, to_jsonb(a) - array['busca', 'nome_ordem', 'versao', 'updated_at', 'liderou'] as velho, to_jsonb(d) - array['busca', 'nome_ordem', 'versao', 'updated_at', 'liderou'] as novo
          from antes a join depois d on d.id = a.id and d.id_cliente = a.id_cliente
          offset 0
        ) x where x.velho is distinct from x.novo;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.cancelar_comprovante(igreja integer, pessoa integer, dia date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        agora constant timestamptz := now();
        autor int := nullif(current_setting('app.id_usuario', true), '')::int;
      begin
        -- before the look-up, which then sees what was committed meanwhile
        perform from usuario where id_cliente = igreja and id = pessoa for share;
        if not exists (select from recibo where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int
          and cancelado_em is null and data >= dia) then return; end if;
        -- the platform's person belongs to another church
        select max(u.id) into autor from usuario u where u.id_cliente = igreja and u.id = autor;
        update recibo set cancelado_em = agora, cancelado_por = autor, motivo_cancelamento = 'As contribuições do ano mudaram',
          updated_at = agora, versao = versao + 1
        where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int and cancelado_em is null and data >= dia;
      end $function$;

CREATE OR REPLACE FUNCTION public.categorias_fixas(church integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare fixa record;
      begin
        for fixa in select * from (values
          ('receita', 1, 'Dízimo', null), ('receita', 2, 'Oferta', null), ('receita', 3, 'Doação', null), ('receita', 4, 'Conta', null), ('receita', 5, 'Outros', null),
          ('despesa', 1, 'Salários', 'salario'), ('despesa', 2, 'Manutenção', 'servico'), ('despesa', 3, 'Materiais', null), ('despesa', 4, 'Conta', null), ('despesa', 5, 'Outros', null)
        ) fixas(natureza, raiz, nome, tipo) loop
          insert into categoria (id, id_cliente, natureza, raiz, nome, fixa, tipo_pagamento)
          values (nextval('categoria_id_seq'), church, fixa.natureza, fixa.raiz, fixa.nome, true, fixa.tipo);
        end loop;
      end $function$;

CREATE OR REPLACE FUNCTION public.chave_do_nome(nome text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$ begin
        return (select string_agg(palavra, ' ' order by n)
          from regexp_split_to_table(regexp_replace(normalizar(nome), '[^a-z ]+', ' ', 'g'), ' +') with ordinality x(palavra, n)
          where length(palavra) > 1 and palavra <> all (string_to_array('da de do das dos e pr pra pastor pastora rev reverendo bispo irmao irma ir dr dra sr sra diacono presbitero', ' ')));
      end $function$;

CREATE OR REPLACE FUNCTION public.comprovante_com_dizimo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
          if tg_op = 'UPDATE' then
            if (new.id_membro, new.valor_dizimo, new.data_dizimo, new.excluido_em is null)
              is not distinct from (old.id_membro, old.valor_dizimo, old.data_dizimo, old.excluido_em is null) then return null; end if;
            if old.excluido_em is null then perform cancelar_comprovante(old.id_cliente, old.id_membro, old.data_dizimo); end if;
          end if;
          if new.excluido_em is null then perform cancelar_comprovante(new.id_cliente, new.id_membro, new.data_dizimo); end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.comprovante_com_doacao()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
          if tg_op = 'UPDATE' then
            if (new.id_membro, new.valor_doacao, new.data_doacao, new.excluido_em is null)
              is not distinct from (old.id_membro, old.valor_doacao, old.data_doacao, old.excluido_em is null) then return null; end if;
            if old.excluido_em is null then perform cancelar_comprovante(old.id_cliente, old.id_membro, old.data_doacao); end if;
          end if;
          if new.excluido_em is null then perform cancelar_comprovante(new.id_cliente, new.id_membro, new.data_doacao); end if;
          return null;
        end $function$;

CREATE OR REPLACE FUNCTION public.comprovante_com_estorno()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        origem_dela text;
        id_da_origem int;
        pessoa int;
        dia date;
      begin
        if tg_op = 'UPDATE' then
          if (new.id_estornado, new.valor, new.excluido_em is null)
            is not distinct from (old.id_estornado, old.valor, old.excluido_em is null) then return null; end if;
        end if;
        select e.origem, e.id_origem into origem_dela, id_da_origem from entrada e where e.id = new.id_estornado and e.id_cliente = new.id_cliente;
        if origem_dela = 'dizimo' then
          select d.id_membro, d.data_dizimo into pessoa, dia from dizimo d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        elsif origem_dela = 'doacao' then
          select d.id_membro, d.data_doacao into pessoa, dia from doacao d where d.id = id_da_origem and d.id_cliente = new.id_cliente;
        end if;
        if pessoa is not null then perform cancelar_comprovante(new.id_cliente, pessoa, dia); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.contar_celulas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        igreja constant int := case when tg_op = 'DELETE' then old.id_cliente else new.id_cliente end;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        havia constant boolean := tg_op <> 'INSERT' and old.status_celula = 'ativa' and old.excluido_em is null;
        ha constant boolean := tg_op <> 'DELETE' and new.status_celula = 'ativa' and new.excluido_em is null;
      begin
        if ha = havia or apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        insert into contagem_pessoas (id_cliente, celulas) values (igreja, ha::int - havia::int);
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.contar_mudanca_de_pessoa()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        igreja constant int := new.id_cliente;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
      begin
        if apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
        select igreja, mes, sum(vezes), sum(vezes * ativo), sum(vezes * recem), sum(vezes * ativo)
        from (values
          (-1, coalesce(old.dia_aniversario / 100, 0), old.usuario_ativo, old.recem_convertido, old.excluido_em),
          (1, coalesce(new.dia_aniversario / 100, 0), new.usuario_ativo, new.recem_convertido, new.excluido_em)
        ) mudou (vezes, mes, ativo, recem, excluida) where excluida is null group by mes
        having (sum(vezes), sum(vezes * ativo), sum(vezes * recem)) <> (0, 0, 0);
        -- only who has come can be missed
        if (old.name, old.usuario_ativo, old.excluido_em is null) is distinct from (new.name, new.usuario_ativo, new.excluido_em is null)
          and exists (select from participacao_culto p where p.id_cliente = igreja and p.id_membro = new.id) then
          insert into resumo_mudou (id_cliente, tabela) values (igreja, 'frequentador');
        end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.contar_pessoas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        vezes constant int := case tg_op when 'INSERT' then 1 else -1 end;
        igreja int;
      begin
        if apagando_igreja() then return null; end if;
        for igreja in select distinct id_cliente from linhas where excluido_em is null loop
          if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
          insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
          select igreja, coalesce(dia_aniversario / 100, 0), vezes * count(*), vezes * sum(usuario_ativo),
            vezes * sum(recem_convertido), vezes * count(*) filter (where usuario_ativo = 1)
          from linhas where id_cliente = igreja and excluido_em is null group by 2;
          if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        end loop;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.contar_pessoas_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        vezes constant int := case tg_op when 'INSERT' then 1 else -1 end;
        pessoa record;
      begin
        if tg_op = 'DELETE' then pessoa := old; else pessoa := new; end if;
        if pessoa.excluido_em is not null or apagando_igreja() then return null; end if;
        if antes <> pessoa.id_cliente::text then perform set_config('app.id_cliente', pessoa.id_cliente::text, true); end if;
        insert into contagem_pessoas (id_cliente, mes, total, ativas, recem_convertidas, aniversariantes)
        values (pessoa.id_cliente, coalesce(pessoa.dia_aniversario / 100, 0), vezes, vezes * pessoa.usuario_ativo,
          vezes * pessoa.recem_convertido, vezes * (pessoa.usuario_ativo = 1)::int);
        if antes <> pessoa.id_cliente::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.criancas_sem_data(igreja integer, adultos_ate date)
 RETURNS SETOF integer
 LANGUAGE plpgsql
 STABLE
AS $function$
      declare
        meus_ensino constant text := coalesce(current_setting('app.meus_ensino', true), '');
      begin
        perform set_config('app.meus_ensino', '', true);
        return query with aluno as (
          select v.id_membro as id, (c.busca ~ '\m(bebe|bercario|maternal|jardim|primario|infant|crianca|junior|pre.?adolescente|adolescente|juvenis)'
  or substring(c.busca from '(?:\ma|-|ate) *([0-9]{1,2}) *anos')::int < 18) and c.busca !~ '\m(pais|casais)\M' or bool_and(u.data_nascimento > adultos_ate) over (partition by v.id_classe) as crianca
          from membro_classe_ebd v join classe_ebd c on c.id = v.id_classe and c.id_cliente = v.id_cliente
            join usuario u on u.id = v.id_membro and u.id_cliente = v.id_cliente
          where v.id_cliente = igreja
        ), crianca as (
          select id from aluno where crianca
          union select p.id_parente from parentesco p where p.id_cliente = igreja and p.tipo in ('filho', 'dependente')
          union select p.id_pessoa from parentesco p where p.id_cliente = igreja and p.tipo in ('paiOuMae', 'responsavel')
        ), adulto as (
          select p.id_pessoa as id from parentesco p where p.id_cliente = igreja and p.tipo in ('filho', 'dependente')
          union select p.id_parente from parentesco p where p.id_cliente = igreja and p.tipo in ('paiOuMae', 'responsavel')
          union select unnest(array[p.id_pessoa, p.id_parente]) from parentesco p where p.id_cliente = igreja and p.tipo in ('conjuge')
        )
        select u.id from usuario u join crianca using (id)
        where u.id_cliente = igreja and u.data_nascimento is null and u.perfil <= 2 and not u.liderou
          and coalesce(u.estado_civil, 'Solteiro(a)') = 'Solteiro(a)' and u.id not in (select adulto.id from adulto);
        perform set_config('app.meus_ensino', meus_ensino, true);
      end $function$;

CREATE OR REPLACE FUNCTION public.criar_categorias_fixas()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        perform categorias_fixas(new.id_cliente);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.criar_conta_geral()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        insert into conta_financeira (id, id_cliente, nome, tipo, data_saldo_inicial, padrao, geral)
        values (nextval('conta_financeira_id_seq'), new.id_cliente, 'Caixa geral', 'caixa',
          (now() at time zone new.fuso_horario)::date, true, true);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.desfazer_soma(igreja integer, dia date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
        perform from fechamento where id_cliente = igreja for share;
        if (select min(ate) from soma_valida where id_cliente = igreja) >= dia then
          insert into soma_valida (id_cliente, ate) values (igreja, (date_trunc('month', dia::timestamp) - interval '1 day')::date);
        end if;
      end $function$;

CREATE OR REPLACE FUNCTION public.desfazer_soma_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if apagando_igreja() then return null; end if;
        perform desfazer_soma(id_cliente, min(data)) from antes where excluido_em is null group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.desfazer_soma_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        perform desfazer_soma(id_cliente, min(data)) from depois where excluido_em is null group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.desfazer_soma_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        contam constant text[] := array['id_cliente', 'data', 'valor', 'id_conta_financeira', 'id_conta_origem', 'id_conta_destino'];
        velho constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
        novo constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
        contava constant boolean := coalesce(velho ->> 'excluido_em' is null and velho is not null, false);
        conta constant boolean := coalesce(novo ->> 'excluido_em' is null and novo is not null, false);
      begin
        if tg_op = 'DELETE' and apagando_igreja() then return null; end if;
        if contava and conta and not exists (select from unnest(contam) nome where velho -> nome is distinct from novo -> nome) then
          return null;
        end if;
        if contava then perform desfazer_soma(old.id_cliente, old.data); end if;
        if conta then perform desfazer_soma(new.id_cliente, new.data); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.desfazer_soma_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_table_name = 'transferencia' then
      perform desfazer_soma(id_cliente, min(data)) from (
        (select id_cliente, id, data, valor, id_conta_origem, id_conta_destino from antes where excluido_em is null except select id_cliente, id, data, valor, id_conta_origem, id_conta_destino from depois where excluido_em is null)
        union all
        (select id_cliente, id, data, valor, id_conta_origem, id_conta_destino from depois where excluido_em is null except select id_cliente, id, data, valor, id_conta_origem, id_conta_destino from antes where excluido_em is null)
      ) x group by id_cliente;
        else
      perform desfazer_soma(id_cliente, min(data)) from (
        (select id_cliente, id, data, valor, id_conta_financeira from antes where excluido_em is null except select id_cliente, id, data, valor, id_conta_financeira from depois where excluido_em is null)
        union all
        (select id_cliente, id, data, valor, id_conta_financeira from depois where excluido_em is null except select id_cliente, id, data, valor, id_conta_financeira from antes where excluido_em is null)
      ) x group by id_cliente;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.direitos_mudaram()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        igreja constant int := case when tg_op = 'DELETE' then old.id_cliente else new.id_cliente end;
        antes constant text := coalesce(current_setting('app.id_cliente', true), '');
        agora constant bigint := coalesce(nullif(current_setting('app.versao_direitos', true), '')::bigint,
          hashtextextended(gen_random_uuid()::text, 0));
        velha bigint;
      begin
        if apagando_igreja() then return null; end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', igreja::text, true); end if;
        if not exists (select from versao_direitos where id_cliente = igreja and transacao = agora) then
          perform set_config('app.versao_direitos', agora::text, true);
          insert into versao_direitos (id_cliente, transacao) values (igreja, agora);
          for velha in select transacao from versao_direitos where id_cliente = igreja and transacao <> agora for update skip locked loop
            delete from versao_direitos where id_cliente = igreja and transacao = velha;
          end loop;
        end if;
        if antes <> igreja::text then perform set_config('app.id_cliente', antes, true); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.diz_o_nome(texto text, nomes text[], entre text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        select coalesce(bool_or(regexp_replace(btrim(regexp_replace(normalizar(s), '[\s\u00a0]+', ' ', 'g')), '^((pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa]|escritorio|contato|falar|fale|com|de|do|da|o|a)\.?\s+)+', '') = any (nomes)
            or regexp_replace(regexp_replace(btrim(regexp_replace(normalizar(s), '[\s\u00a0]+', ' ', 'g')), '^((pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa]|escritorio|contato|falar|fale|com|de|do|da|o|a)\.?\s+)+', ''), '(\s+(pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa])\.?)+$', '') = any (nomes)), false)
        from (select texto union all select regexp_split_to_table(texto, entre)) x(s)
      $function$;

CREATE OR REPLACE FUNCTION public.espera_confirmacao(limite text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select nomes_esperam() or meus_grupos(limite) is not null $function$;

CREATE OR REPLACE FUNCTION public.exigir_igreja_aberta(numero_igreja integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        mudanca record;
      begin
        if not pg_try_advisory_xact_lock_shared(7242240, numero_igreja) then
          raise exception 'A igreja está fechada por uns instantes, para uma mudança. Tente novamente daqui a pouco.' using errcode = 'CD503';
        end if;
        select situacao, outro into mudanca from mudanca_igreja where igreja = numero_igreja;
        if mudanca.situacao in ('fechada', 'chegando') then
          raise exception 'A igreja está fechada por uns instantes, para uma mudança. Tente novamente daqui a pouco.' using errcode = 'CD503';
        elsif mudanca.situacao = 'mudou' and coalesce(current_setting('app.id_usuario', true), '') <> '' then
          raise exception 'Esta igreja mudou de endereço. Entre por %', mudanca.outro using errcode = 'CD409';
        end if;
      end $function$;

CREATE OR REPLACE FUNCTION public.exigir_igreja_da_transacao(igreja integer)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
        if igreja is distinct from nullif(current_setting('app.id_cliente', true), '')::int then
          raise exception 'not the church of the transaction' using errcode = 'insufficient_privilege';
        end if;
      end $function$;

CREATE OR REPLACE FUNCTION public.exigir_mes_aberto(igreja integer, dia date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare fechado date;
      begin
        select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        if not found then
          insert into fechamento (id, id_cliente) values (nextval('fechamento_id_seq'), igreja) on conflict (id_cliente) do nothing;
          select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        end if;
        if dia <= fechado then
          raise exception 'O mês de % está fechado.', (array['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho',
            'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'])[extract(month from dia)::int] || to_char(dia, '" de "YYYY')
            using errcode = 'CD409';
        end if;
      end $function$;

CREATE OR REPLACE FUNCTION public.historico_da_conta()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare sinal constant int := case regexp_replace(tg_table_name, '_\d+$', '') when 'entrada' then 1 else -1 end;
      begin
        if (new.historico, new.valor, new.id_conta_financeira, new.excluido_em is null)
          is not distinct from (old.historico, old.valor, old.id_conta_financeira, old.excluido_em is null) then return null; end if;
        if old.historico and old.excluido_em is null then
          update conta_financeira c
          set saldo_inicial = c.saldo_inicial + sinal * old.valor, historico = c.historico - sinal * old.valor
          where c.id_cliente = old.id_cliente
            and (c.id = old.id_conta_financeira or (old.id_conta_financeira is null and c.geral));
        end if;
        if new.historico and new.excluido_em is null then
          update conta_financeira c
          set saldo_inicial = c.saldo_inicial - sinal * new.valor, historico = c.historico + sinal * new.valor
          where c.id_cliente = new.id_cliente
            and (c.id = new.id_conta_financeira or (new.id_conta_financeira is null and c.geral));
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.historico_da_transferencia()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if (new.historico_origem, new.historico_destino, new.valor, new.id_conta_origem, new.id_conta_destino, new.excluido_em is null)
          is not distinct from (old.historico_origem, old.historico_destino, old.valor, old.id_conta_origem, old.id_conta_destino, old.excluido_em is null)
          then return null; end if;
        if old.historico_origem and old.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial - old.valor, historico = c.historico + old.valor
          where c.id_cliente = old.id_cliente and c.id = old.id_conta_origem;
        end if;
        if old.historico_destino and old.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial + old.valor, historico = c.historico - old.valor
          where c.id_cliente = old.id_cliente and c.id = old.id_conta_destino;
        end if;
        if new.historico_origem and new.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial + new.valor, historico = c.historico - new.valor
          where c.id_cliente = new.id_cliente and c.id = new.id_conta_origem;
        end if;
        if new.historico_destino and new.excluido_em is null then
          update conta_financeira c set saldo_inicial = c.saldo_inicial - new.valor, historico = c.historico + new.valor
          where c.id_cliente = new.id_cliente and c.id = new.id_conta_destino;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.lembrar_lider()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare pessoa constant int := (to_jsonb(new) ->> tg_argv[0])::int;
      begin
        if exists (select from usuario where id_cliente = new.id_cliente and id = pessoa and not liderou) then
          update usuario set liderou = true where id_cliente = new.id_cliente and id = pessoa and not liderou;
        end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.limitar_reserva()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare unidades int;
      begin
        if new.excluido_em is not null then return new; end if;
        if tg_op = 'UPDATE' and old.excluido_em is null
          and (new.id_cliente, new.id_recurso, new.quantidade, new.data_inicio, new.data_fim)
            = (old.id_cliente, old.id_recurso, old.quantidade, old.data_inicio, old.data_fim) then return new; end if;
        if current_setting('transaction_isolation') <> 'read committed' then
          raise exception 'reservations need read committed' using errcode = '40001';
        end if;
        select quantidade into unidades from recurso
          where id_cliente = new.id_cliente and id = new.id_recurso for no key update;
        if new.quantidade > unidades
          - reservado(new.id_cliente, new.id_recurso, new.data_inicio, new.data_fim, new.id) then
          raise exception 'Não há unidades livres deste recurso nesse horário.' using errcode = 'CD409';
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.marcar_lider_nomeado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        nomeado constant text := to_jsonb(new) ->> tg_argv[0];
        espera constant boolean := espera_confirmacao(tg_argv[1]) and nomeado is not null;
      begin
        if tg_op = 'INSERT' then
          new.lider_a_confirmar := new.lider_a_confirmar or espera;
        elsif nomeado is distinct from to_jsonb(old) ->> tg_argv[0] then
          new.lider_a_confirmar := espera;
        elsif tg_nargs > 2 and to_jsonb(new) -> tg_argv[2] is distinct from to_jsonb(old) -> tg_argv[2] then
          new.lider_a_confirmar := new.lider_a_confirmar or espera;
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.marcar_lider_promovido()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        new.a_confirmar := new.a_confirmar or espera_confirmacao(tg_argv[0]);
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.marcar_nome_por_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'INSERT' then
          new.lider_a_confirmar := new.lider_a_confirmar or (por_token() and to_jsonb(new) ->> tg_argv[0] is not null);
        elsif to_jsonb(new) -> tg_argv[0] is distinct from to_jsonb(old) -> tg_argv[0] then
          new.lider_a_confirmar := por_token() and to_jsonb(new) ->> tg_argv[0] is not null;
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.marcar_promocao_por_token()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        new.a_confirmar := new.a_confirmar or por_token();
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.meus_grupos(setting text)
 RETURNS integer[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting(setting, true), '')::int[] $function$;

CREATE OR REPLACE FUNCTION public.nomes_esperam()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
        select coalesce(current_setting('app.nomes_esperam', true), '') = '1'
          or coalesce(current_setting('app.por_token', true), '') = '1' $function$;

CREATE OR REPLACE FUNCTION public.normalizar(texto text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
    begin
      if octet_length(texto) <> char_length(texto) then
        texto := regexp_replace(normalize(regexp_replace(replace(replace(texto, E'\u00b4', E''''), E'\u1ffd', E''''), '[\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'), NFKD), '[\u0300-\u034e\u0350-\u036f\u0483-\u0487\u1ab0-\u1abd\u1abf-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]', '', 'g');
        if octet_length(texto) <> char_length(texto) then
          return replace(replace(replace(replace(translate(texto, E'ABCDEFGHIJKLMNOPQRSTUVWXYZ\u0060\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\u00c6\u0152\u1e9e\u00de\u00d8\u00f8\u0110\u0111\u00d0\u00f0\u0141\u0142\u0126\u0127\u0166\u0167\u014a\u014b\u0131\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039a\u039b\u039c\u039d\u039e\u039f\u03a0\u03a1\u03a3\u03a4\u03a5\u03a6\u03a7\u03a8\u03a9\u03c2\u0400\u0401\u0402\u0403\u0404\u0405\u0406\u0407\u0408\u0409\u040a\u040b\u040c\u040d\u040e\u040f\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041a\u041b\u041c\u041d\u041e\u041f\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042a\u042b\u042c\u042d\u042e\u042f\u0531\u0532\u0533\u0534\u0535\u0536\u0537\u0538\u0539\u053a\u053b\u053c\u053d\u053e\u053f\u0540\u0541\u0542\u0543\u0544\u0545\u0546\u0547\u0548\u0549\u054a\u054b\u054c\u054d\u054e\u054f\u0550\u0551\u0552\u0553\u0554\u0555\u0556', E'abcdefghijklmnopqrstuvwxyz''''''''''''''''''\u00e6\u0153\u00df\u00feooddddllhhttnni\u03b1\u03b2\u03b3\u03b4\u03b5\u03b6\u03b7\u03b8\u03b9\u03ba\u03bb\u03bc\u03bd\u03be\u03bf\u03c0\u03c1\u03c3\u03c4\u03c5\u03c6\u03c7\u03c8\u03c9\u03c3\u0450\u0451\u0452\u0453\u0454\u0455\u0456\u0457\u0458\u0459\u045a\u045b\u045c\u045d\u045e\u045f\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043a\u043b\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044a\u044b\u044c\u044d\u044e\u044f\u0561\u0562\u0563\u0564\u0565\u0566\u0567\u0568\u0569\u056a\u056b\u056c\u056d\u056e\u056f\u0570\u0571\u0572\u0573\u0574\u0575\u0576\u0577\u0578\u0579\u057a\u057b\u057c\u057d\u057e\u057f\u0580\u0581\u0582\u0583\u0584\u0585\u0586'), E'\u00df', E'ss'), E'\u00e6', E'ae'), E'\u0153', E'oe'), E'\u00fe', E'th');
        end if;
      end if;
      return lower(replace(texto, E'\u0060', E'''') collate "C");
    end
  $function$;

CREATE OR REPLACE FUNCTION public.numerar()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare ultimo int;
      begin
        perform pg_advisory_xact_lock(7242243, new.id_cliente);
        select max(numero) into ultimo from numero_lancamento where id_cliente = new.id_cliente;
        if ultimo is null then
          perform numerar_igreja(new.id_cliente);
        elsif cardinality(new.ids) = 1 then
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            values (new.id_cliente, new.tabela, new.ids[1], ultimo + 1) on conflict do nothing;
        else
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            select new.id_cliente, new.tabela, id, ultimo + lugar from unnest(new.ids) with ordinality as n(id, lugar)
            on conflict do nothing;
        end if;
        delete from a_numerar where id_cliente = new.id_cliente and uuid = new.uuid;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.numerar_igreja(igreja integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
      declare
        registro record;
        proximo int := 1;
      begin
        for registro in
          select 'entrada' as tabela, id, data as dia, created_at from entrada where id_cliente = igreja
          union all select 'saida', id, data, created_at from saida where id_cliente = igreja
          union all select 'transferencia', id, data, created_at from transferencia where id_cliente = igreja
          union all select 'conta_pagar', id, created_at::date, created_at from conta_pagar where id_cliente = igreja
          union all select 'conta_receber', id, created_at::date, created_at from conta_receber where id_cliente = igreja
          order by dia, created_at, tabela, id
        loop
          insert into numero_lancamento (id_cliente, tabela, id_registro, numero)
            values (igreja, registro.tabela, registro.id, proximo);
          proximo := proximo + 1;
        end loop;
      end $function$;

CREATE OR REPLACE FUNCTION public.padrao_de(texto text, em_json boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        select coalesce(string_agg(case
            when c = ' ' then case when em_json then '(?:[\s\u00a0]|&nbsp;|&#160;|\\[nrt])+' else '(?:[\s\u00a0]|&nbsp;|&#160;)+' end
            when f = '''' then '(?:[''´\u0060\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032]|&#0?39;|&#x27;|&apos;)'
            when c = '"' then case when em_json then '(?:\\"|&quot;)' else '(?:"|&quot;)' end
            when c = '\' then case when em_json then '\\\\' else '\\' end
            when c = '&' then '&(?:amp;)?'
            when c = '<' then '(?:<|&lt;)'
            when c = '>' then '(?:>|&gt;)'
            -- an accent that no letter has of its own belongs to the letter before it
            when c ~ '[\u0300-\u036f]' then ''
            when f ~ '^[a-z]+$' then (
              select '(?:' || c || '|' || string_agg(case l when 'a' then '[aAÀ-Åà-åĀ-ąǍǎǞ-ǡǺǻȀ-ȃȦȧḀḁẠ-ặ][\u0300-\u036f]*' when 'b' then '[bBḂ-ḇ][\u0300-\u036f]*' when 'c' then '[cCÇçĆ-čḈḉ][\u0300-\u036f]*' when 'd' then '[dDÐðĎ-đḊ-ḓ][\u0300-\u036f]*' when 'e' then '[eEÈ-Ëè-ëĒ-ěȄ-ȇȨȩḔ-ḝẸ-ệ][\u0300-\u036f]*' when 'f' then '[fFḞḟ][\u0300-\u036f]*' when 'g' then '[gGĜ-ģǦǧǴǵḠḡ][\u0300-\u036f]*' when 'h' then '[hHĤ-ħȞȟḢ-ḫẖ][\u0300-\u036f]*' when 'i' then '[iIÌ-Ïì-ïĨ-ıǏǐȈ-ȋḬ-ḯỈ-ị][\u0300-\u036f]*' when 'j' then '[jJĴĵǰ][\u0300-\u036f]*' when 'k' then '[kKĶķǨǩḰ-ḵ][\u0300-\u036f]*' when 'l' then '[lLĹ-ľŁłḶ-ḽ][\u0300-\u036f]*' when 'm' then '[mMḾ-ṃ][\u0300-\u036f]*' when 'n' then '[nNÑñŃ-ňŊŋǸǹṄ-ṋ][\u0300-\u036f]*' when 'o' then '[oOÒ-ÖØò-öøŌ-őƠơǑǒǪ-ǭǾǿȌ-ȏȪ-ȱṌ-ṓỌ-ợ][\u0300-\u036f]*' when 'p' then '[pPṔ-ṗ][\u0300-\u036f]*' when 'q' then '[qQ][\u0300-\u036f]*' when 'r' then '[rRŔ-řȐ-ȓṘ-ṟ][\u0300-\u036f]*' when 's' then '[sSŚ-šſȘșṠ-ṩẛ][\u0300-\u036f]*' when 't' then '[tTŢ-ŧȚțṪ-ṱẗ][\u0300-\u036f]*' when 'u' then '[uUÙ-Üù-üŨ-ųƯưǓ-ǜȔ-ȗṲ-ṻỤ-ự][\u0300-\u036f]*' when 'v' then '[vVṼ-ṿ][\u0300-\u036f]*' when 'w' then '[wWŴŵẀ-ẉẘ][\u0300-\u036f]*' when 'x' then '[xXẊ-ẍ][\u0300-\u036f]*' when 'y' then '[yYÝýÿŶ-ŸȲȳẎẏẙỲ-ỹ][\u0300-\u036f]*' when 'z' then '[zZŹ-žẐ-ẕ][\u0300-\u036f]*' end, '' order by m) || ')'
              from regexp_split_to_table(f, '') with ordinality y(l, m))
            when c ~ '[!-/:-@[-\u0060{-~]' then '\' || c
            else c end, '' order by n), '')
        from regexp_split_to_table(regexp_replace(normalize(texto, NFC), '[\s\u00a0]+', ' ', 'g'), '') with ordinality x(c, n),
          lateral (select normalizar(c) as f) z
      $function$;

CREATE OR REPLACE FUNCTION public.padrao_de_endereco(rua text, numero text, em_json boolean)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        select padrao_de(rua, em_json) || case when numero = '' then ''
          else '(?:[\s,.;:-]|[nN][º°o]?' || case when em_json then '|\\[nrt]' else '' end || '){1,8}' || padrao_de(numero, em_json) end
      $function$;

CREATE OR REPLACE FUNCTION public.padrao_de_telefone(numero text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
        select '(?:\+?55[\s\u00a0().\u2010-\u2015-]*)?(?:[+(]\s?)?0?'
          || regexp_replace(numero, '(.)(?=.)', '\1[\\s\\u00a0().\\u2010-\\u2015-]*', 'g')
      $function$;

CREATE OR REPLACE FUNCTION public.padroes_da_pessoa(pessoa integer, OUT termos text[], OUT busca text, OUT padrao text, OUT busca_json text, OUT padrao_json text, OUT homonimo boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        letra constant text := '0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u036f';
        nenhum constant text := '[^\s\S]';
        termo text;
        corpo text;
        guarda text;
        partes text[];
        nomes text[];
        enderecos text[];
        documentos text[];
        soltos text[];
        outro record;
        mesmo boolean;
        em_json boolean;
        telefones text[];
        ruas text[];
        casas text[];
        soltas text[];
      begin
        homonimo := false;
        -- every name, e-mail and CPF that the person ever had; a single word is not sought, since it may be any word
        select coalesce(array_agg(t order by length(t) desc, t), '{}') into termos from (
          select distinct btrim(t) as t from (
            select unnest(array[u.name, u.email, u.cpf]) as t from usuario u where u.id = pessoa and u.id_cliente = igreja
            union all
            select unnest(array[v.i ->> 'name', v.i ->> 'email', v.i ->> 'cpf'])
            from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
          ) x where btrim(t) ~ '[@[:space:]]|^[0-9]{11}$'
        ) x;
        -- what somebody else has too, as at home, or the church, says nothing of whose it is
        select coalesce(array_agg(distinct padrao_de_telefone(n.numero)), '{}') into telefones
          from (
            select to_jsonb(u) as i from usuario u where u.id_cliente = igreja and u.id = pessoa
            union all
            select v.i from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object') x, lateral (select regexp_replace(regexp_replace(coalesce(x.i ->> 'telefone_usuario', ''), '\D', '', 'g'), '^55(?=\d{10,11}$)', '') as numero) n
          where (length(n.numero) between 10 and 11 or x.i ->> 'telefone_usuario' like '+%' and length(n.numero) between 8 and 15)
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null
              and regexp_replace(regexp_replace(coalesce(u.telefone_usuario, ''), '\D', '', 'g'), '^55(?=\d{10,11}$)', '') = n.numero)
            and not exists (select from cliente k where k.id_cliente = igreja and n.numero in (regexp_replace(regexp_replace(coalesce(k.telefone, ''), '\D', '', 'g'), '^55(?=\d{10,11}$)', ''), regexp_replace(regexp_replace(coalesce(k.chave_pix, ''), '\D', '', 'g'), '^55(?=\d{10,11}$)', '')));
        -- a street alone is nobody's, but with a number
        select coalesce(array_agg(r.rua), '{}'), coalesce(array_agg(r.casa), '{}') into ruas, casas from (
          select distinct rua.t as rua, casa.t as casa
          from (select distinct btrim(x.i ->> 'endereco') as t from (
            select to_jsonb(u) as i from usuario u where u.id_cliente = igreja and u.id = pessoa
            union all
            select v.i from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object') x) rua,
            (select distinct btrim(coalesce(x.i ->> 'numero', '')) as t from (
            select to_jsonb(u) as i from usuario u where u.id_cliente = igreja and u.id = pessoa
            union all
            select v.i from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object') x) casa
          where length(rua.t) >= 5 and (casa.t ~ '[0-9]' or casa.t = '' and rua.t ~ '[0-9]' and length(rua.t) >= 8)
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null
              and concat_ws(' ', u.endereco, u.numero) ~ ('^\s*' || padrao_de_endereco(rua.t, casa.t, false) || '\s*$'))
            and not exists (select from cliente k where k.id_cliente = igreja
              and concat_ws(' ', k.endereco, k.numero) ~ ('^\s*' || padrao_de_endereco(rua.t, casa.t, false) || '\s*$'))
          limit 100
        ) r;
        foreach em_json in array array[false, true] loop
          nomes := '{}';
          enderecos := '{}';
          documentos := '{}';
          soltos := '{}';
          select telefones || coalesce(array_agg(padrao_de_endereco(r.rua, r.casa, em_json)), '{}') into soltas
            from unnest(ruas, casas) r(rua, casa);
          soltos := soltas;
          foreach termo in array termos loop
            corpo := padrao_de(termo, em_json);
            if termo ~ '^[0-9]{11}$' then
              corpo := regexp_replace(termo, '^(...)(...)(...)(..)$', '\1[. ]?\2[. ]?\3[-. ]?\4');
              documentos := documentos || corpo;
            elsif position('@' in termo) > 0 then
              enderecos := enderecos || corpo;
            else
              guarda := '';
              mesmo := false;
              -- a name of somebody else that contains this one stays whole; where it is the same name, the texts cannot tell whose it is
              for outro in
                select distinct name from usuario
                where id_cliente = igreja and id <> pessoa and anonimizado_em is null and name ~ padrao_de(termo, false)
              loop
                partes := regexp_match(outro.name, '^(|.*?[^' || letra || '])' || padrao_de(termo, false) || '(?![' || letra || '])(.*)$');
                if partes is null then continue; end if;
                if btrim(partes[1] || partes[2]) = '' then mesmo := true; end if;
                guarda := guarda || '(?:' || case when partes[1] = '' then '' else '(?<!' || padrao_de(partes[1], em_json) || ')|' end
                  || '(?!' || padrao_de(termo || partes[2], em_json) || '))';
              end loop;
              homonimo := homonimo or mesmo;
              if mesmo then continue; end if;
              nomes := nomes || (guarda || corpo);
            end if;
            soltos := soltos || corpo;
          end loop;
          corpo :=
            -- in JSON a line break is written with a letter
            '(^|[^' || letra || ']' || case when em_json then '|\\[nrtbf]' else '' end || ')(?:'
              || coalesce(nullif(array_to_string(nomes, '|'), ''), nenhum) || ')(?![' || letra || '])'
            || '|(^|[^' || letra || '._%+-]' || case when em_json then '|\\[nrtbf]' else '' end || ')(?:'
              || coalesce(nullif(array_to_string(enderecos, '|'), ''), nenhum) || ')(?![' || letra || ']|[.-][' || letra || '])'
            || '|(^|[^0-9])(?:' || coalesce(nullif(array_to_string(documentos, '|'), ''), nenhum) || ')(?![0-9])'
            || case when soltas = '{}' then '' else '|(?:(?<![' || letra || '])' || case when em_json then '|(?<=\\[nrtbf])' else '' end
              || ')(?:' || array_to_string(soltas, '|') || ')(?![' || letra || '])' end;
          if soltos = '{}' then
            null;
          elsif em_json then
            busca_json := array_to_string(soltos, '|');
            padrao_json := corpo;
          else
            busca := array_to_string(soltos, '|');
            padrao := corpo;
          end if;
        end loop;
      end $function$;

CREATE OR REPLACE FUNCTION public.por_token()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select coalesce(current_setting('app.por_token', true), '') = '1' $function$;

CREATE OR REPLACE FUNCTION public.preparar_recibo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        livres constant text[] := array['versao', 'updated_at', 'busca', 'nome_pessoa', 'documento', 'vias', 'via_em', 'via_por',
          'cancelado_em', 'cancelado_por', 'motivo_cancelamento', 'enviado_em'];
        agora constant timestamptz := now();
        igreja cliente%rowtype;
        funcao_de_quem_assina text;
      begin
        if tg_op = 'DELETE' then
          if not apagando_igreja() then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' then
          if anonimizando() then return new; end if;
          if to_jsonb(new) - livres is distinct from to_jsonb(old) - livres
            or ((new.nome_pessoa, new.documento) is distinct from (old.nome_pessoa, old.documento)
              and not (new.nome_pessoa = 'Pessoa anonimizada' and new.documento is null))
            or (old.enviado_em is not null and new.enviado_em is distinct from old.enviado_em)
            or (old.cancelado_em is not null and (new.cancelado_em, new.cancelado_por, new.motivo_cancelamento, new.vias)
              is distinct from (old.cancelado_em, old.cancelado_por, old.motivo_cancelamento, old.vias)) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;

        if num_nonnulls(new.id_dizimo, new.id_entrada, new.ano) <> 1 then
          raise exception 'a receipt is of a tithe, of a donation, or of a year' using errcode = 'check_violation';
        end if;
        new.codigo := substr(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'utf8')), 'hex'), 1, 32);
        if new.id_dizimo is not null then
          select d.numero_recibo, d.recibo_em, d.recibo_por, d.id_membro, d.valor_dizimo, d.data_dizimo, case d.meio_dizimo
              when 'dinheiro' then 'Dinheiro' when 'pix' then 'Pix' when 'cartao' then 'Cartão' when 'transferencia' then 'Transferência'
              else 'Cheque' end, 'dízimo'
            into new.numero, new.emitido_em, new.emitido_por, new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from dizimo d where d.id = new.id_dizimo and d.id_cliente = new.id_cliente;
        elsif new.id_entrada is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          new.numero := proximo_recibo(new.id_cliente);
          new.emitido_em := now();
          select o.id_membro, o.valor_doacao, o.data_doacao, case o.meio_doacao
              when 'dinheiro' then 'Dinheiro' when 'pix' then 'Pix' when 'cartao' then 'Cartão' when 'transferencia' then 'Transferência'
              when 'cheque' then 'Cheque' end, 'doação à campanha ' || c.nome_campanha
            into new.id_membro, new.valor, new.data, new.meio, new.finalidade
            from entrada e join doacao o on o.id_cliente = e.id_cliente and o.id = e.id_origem
              join campanha_missoes c on c.id = o.id_campanha and c.id_cliente = o.id_cliente
            where e.id = new.id_entrada and e.id_cliente = new.id_cliente and e.origem = 'doacao';
        end if;
        if new.ano is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          select coalesce(max(r.numero), 0) + 1 into new.numero from recibo r where r.id_cliente = new.id_cliente and r.ano = new.ano;
          select r.id into new.id_substituido from recibo r
            where r.id_cliente = new.id_cliente and r.id_membro = new.id_membro and r.ano = new.ano order by r.numero desc limit 1;
          select coalesce(sum((l.linha ->> 'valor')::numeric), 0.00) into new.valor from jsonb_array_elements(new.linhas) l(linha);
          new.emitido_em := agora;
          new.meio := null;
          new.finalidade := 'contribuições de ' || new.ano;
        end if;
        select u.name, u.cpf into new.nome_pessoa, new.documento from usuario u where u.id = new.id_membro and u.id_cliente = new.id_cliente;
        select * into igreja from cliente where id = new.id_cliente and id_cliente = new.id_cliente;
        if new.ano is not null then
          new.data := least(make_date(new.ano, 12, 31), (agora at time zone igreja.fuso_horario)::date);
        end if;
        new.nome_igreja := igreja.nome;
        new.cnpj := igreja.cnpj;
        new.local := nullif(concat_ws('/', igreja.cidade, igreja.uf), '');
        new.endereco := nullif(concat_ws(', ', igreja.endereco, igreja.numero, igreja.complemento, igreja.bairro, new.local,
          'CEP ' || regexp_replace(igreja.cep, '^(.{5})', '\1-')), '');
        if new.cargo is null then
          new.assinante := igreja.assinante_recibos;
          if new.assinante is null then
            select u.name, f.nome into new.assinante, funcao_de_quem_assina
              from funcao f join funcao_usuario v on v.id_cliente = f.id_cliente and v.id_funcao = f.id
                join usuario u on u.id_cliente = v.id_cliente and u.id = v.id_usuario
              where f.id_cliente = new.id_cliente and f.excluido_em is null and f.nome_ordem like 'tesoureir%'
                and (agora at time zone igreja.fuso_horario)::date between v.inicio and coalesce(v.fim, (agora at time zone igreja.fuso_horario)::date) and u.excluido_em is null and u.usuario_ativo = 1
              order by v.inicio, v.id limit 1;
          end if;
          new.cargo := coalesce(igreja.cargo_recibos, funcao_de_quem_assina, 'Tesouraria');
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_ata()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op <> 'INSERT' and old.aprovada_em is not null then
          raise exception 'approved minutes do not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        new.numero_ata := null;
        if new.aprovada_em is not null then
          perform pg_advisory_xact_lock(7242233, new.id_cliente);
          select coalesce(max(numero_ata), 0) + 1 into new.numero_ata from ata where id_cliente = new.id_cliente;
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_fechamento()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if old.fechado_ate is not null and (tg_op = 'DELETE' or new.id_cliente <> old.id_cliente
          or (coalesce(new.fechado_ate < old.fechado_ate, true)
            and current_setting('app.acao', true) is distinct from 'fechamento.reabrir')) then
          raise exception 'Só o administrador da igreja reabre um mês fechado.' using errcode = 'CD409';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_recibo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'DELETE' then
          if old.recibo_em is not null and not apagando_igreja() then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' and old.recibo_em is not null then
          if (new.id_membro, new.valor_dizimo, new.data_dizimo, new.meio_dizimo)
              is distinct from (old.id_membro, old.valor_dizimo, old.data_dizimo, old.meio_dizimo)
            or (new.numero_recibo, new.recibo_em, new.recibo_por) is distinct from (old.numero_recibo, old.recibo_em, old.recibo_por)
              and (coalesce(new.numero_recibo, new.recibo_por) is not null or new.recibo_em is not null
                or exists (select from recibo where id_cliente = old.id_cliente and id_dizimo = old.id and cancelado_em is null)) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;
        new.numero_recibo := null;
        if new.recibo_em is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          new.numero_recibo := proximo_recibo(new.id_cliente);
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_recurso_reservado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare unidades int;
      begin
        if new.quantidade >= old.quantidade then return new; end if;
        perform from recurso where id_cliente = old.id_cliente and id = old.id for no key update;
        unidades := reservado(old.id_cliente, old.id, now(), 'infinity', 0);
        if new.quantidade < unidades then
          raise exception 'Há reservas por vir que precisam de % unidades deste recurso ao mesmo tempo.', unidades
            using errcode = 'CD409';
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_reuniao_com_ata()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - 'busca' = to_jsonb(old) - 'busca' then return new; end if;
        if exists (select from ata where id_cliente = old.id_cliente and id_reuniao = old.id and aprovada_em is not null) then
          raise exception 'a meeting with approved minutes does not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proteger_saldo_inicial()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare mudou boolean := tg_op <> 'UPDATE';
      begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op = 'UPDATE' then
          mudou := (old.saldo_inicial, old.data_saldo_inicial, old.excluido_em is null)
            is distinct from (new.saldo_inicial, new.data_saldo_inicial, new.excluido_em is null);
        end if;
        if mudou and tg_op <> 'INSERT' and old.saldo_inicial <> 0 and old.excluido_em is null then
          perform exigir_mes_aberto(old.id_cliente, old.data_saldo_inicial);
        end if;
        if mudou and tg_op <> 'DELETE' and new.saldo_inicial <> 0 and new.excluido_em is null then
          perform exigir_mes_aberto(new.id_cliente, new.data_saldo_inicial);
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.proximo_recibo(igreja integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$ begin
        return greatest(coalesce((select max(numero) from recibo where id_cliente = igreja and ano is null), 0),
          coalesce((select max(numero_recibo) from dizimo where id_cliente = igreja), 0)) + 1;
      end $function$;

CREATE OR REPLACE FUNCTION public.recusar_conciliado()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if exists (select from conciliacao c where c.id_cliente = old.id_cliente and case regexp_replace(tg_table_name, '_\d+$', '')
          when 'entrada' then c.id_entrada = old.id when 'saida' then c.id_saida = old.id else c.id_transferencia = old.id end) then
          raise exception 'Este lançamento está conciliado com o extrato do banco: desfaça antes a conciliação.'
            using errcode = 'CD409';
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.recusar_mes_fechado_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if apagando_igreja() then return null; end if;
        perform exigir_mes_aberto(id_cliente, min(data)) from antes group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recusar_mes_fechado_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        perform exigir_mes_aberto(id_cliente, min(data)) from depois where excluido_em is null group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recusar_mes_fechado_linha()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'DELETE' then
          if not apagando_igreja() then perform exigir_mes_aberto(old.id_cliente, old.data); end if;
          return null;
        end if;
        if tg_op = 'UPDATE' then
          if anonimizando() and to_jsonb(old) - 'descricao' - 'busca' = to_jsonb(new) - 'descricao' - 'busca' then return null; end if;
          if old.excluido_em is null then perform exigir_mes_aberto(old.id_cliente, old.data); end if;
        end if;
        if new.excluido_em is null then perform exigir_mes_aberto(new.id_cliente, new.data); end if;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.recusar_mes_fechado_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if anonimizando() and not exists (
          select from antes a full join depois d on d.id = a.id and d.id_cliente = a.id_cliente
          where to_jsonb(a) - 'descricao' - 'busca' is distinct from to_jsonb(d) - 'descricao' - 'busca')
          then return null; end if;
        perform exigir_mes_aberto(id_cliente, min(data)) from (
          select id_cliente, data from antes where excluido_em is null
          union all select id_cliente, data from depois where excluido_em is null) x group by id_cliente;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.registrar_evento(igreja integer, usuario integer, acao_feita text, pedido text, dados jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$ begin
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, operacao, depois)
        values (igreja, usuario, acao_feita, pedido, 'evento', dados);
      end $function$;

CREATE OR REPLACE FUNCTION public.registrar_recibo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        if tg_op = 'UPDATE' then
          if old.recibo_em is not null then return null; end if;
        end if;
        insert into recibo (id, id_cliente, id_dizimo) values (nextval('recibo_id_seq'), new.id_cliente, new.id);
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.repetir_como_o_anterior()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      declare
        anterior record;
        mes timestamp;
      begin
        execute format('select frequencia, data_vencimento_conta as vencimento from %I.%I
          where id_cliente = $1 and serie = $2 and parcela = $3', tg_table_schema, tg_table_name)
          into anterior using new.id_cliente, new.serie, new.parcela - 1;
        new.frequencia := anterior.frequencia;
        if anterior.frequencia = 'semanal' then
          new.data_vencimento_conta := anterior.vencimento + 7;
        elsif anterior.frequencia is not null then
          mes := date_trunc('month', anterior.vencimento::timestamp) + make_interval(months =>
            case anterior.frequencia when 'mensal' then 1 when 'bimestral' then 2 when 'trimestral' then 3 when 'semestral' then 6
              else 12 end);
          new.data_vencimento_conta := least(mes::date + new.dia_vencimento - 1, (mes + interval '1 month')::date - 1);
          if anterior.frequencia <> 'mensal' and new.data_vencimento_conta > current_date + 32 then
            raise exception 'the next record of this series is due on %, too far ahead', new.data_vencimento_conta;
          end if;
        end if;
        return new;
      end $function$;

CREATE OR REPLACE FUNCTION public.reservado(igreja integer, um_recurso integer, desde timestamp with time zone, ate timestamp with time zone, exceto integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
AS $function$ begin
        return (with outras as (
          select quantidade, data_inicio, data_fim from reserva
          where id_cliente = igreja and id_recurso = um_recurso and id <> exceto and excluido_em is null
            and data_fim > desde and data_inicio < ate)
        select coalesce(max(soma), 0)::int from (
          select (select sum(o.quantidade) from outras o where o.data_inicio <= m.momento and o.data_fim > m.momento) as soma
          from (select desde as momento union select data_inicio from outras where data_inicio > desde) m) s);
      end $function$;

CREATE OR REPLACE FUNCTION public.soltar_recibo()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
        update dizimo set numero_recibo = null, recibo_em = null, recibo_por = null
          where id_cliente = new.id_cliente and id = new.id_dizimo and numero_recibo = new.numero;
        return null;
      end $function$;

CREATE OR REPLACE FUNCTION public.trocar_nome(texto text, padrao text, cabem integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
        select case when cabem < length(novo) then regexp_replace(texto, padrao, '\1\2\3***', 'g') else novo end
        from regexp_replace(texto, padrao, '\1\2\3Pessoa anonimizada', 'g') x(novo)
      $function$;
