import { Migration } from '@mikro-orm/migrations'

export class Migration20261125111800_mudanca_igreja extends Migration {
  override name = 'Migration20261125111800_mudanca_igreja'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mudanca_igreja" ("igreja" int not null, "codigo" uuid not null, "situacao" varchar(10) not null, "outro" varchar(300) not null, "numero" int null, "arquivos_ficam" boolean not null default false, "guardar_ate" timestamptz null, "desde" timestamptz not null default now(), constraint "mudanca_igreja_pkey" primary key ("igreja"), constraint "mudanca_igreja_situacao" check (situacao in ('preparada', 'fechada', 'mudou', 'chegando', 'aberta')));`,
    )

    // Every transaction that writes in a church calls this first. The shared lock is held until the transaction ends, so
    // whoever takes it exclusively to close the church waits for the writers that found it open. The function is
    // volatile: its query sees what was committed before the lock was taken.
    this.addSql(`
      create function exigir_igreja_aberta(numero_igreja int) returns void language plpgsql as $$
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
      end $$;`)
  }
}
