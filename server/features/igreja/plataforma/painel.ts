import { availableParallelism, loadavg } from 'node:os'
import { sql } from 'kysely'
import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { openReading, type Reading } from '../../../kernel/data/tenant/session.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'

@ObjectType({ description: 'Como está a plataforma: igrejas, falhas, cartas e carga.', simpleResolvers: true })
class PainelPlataforma {
  @Field(() => Int, { description: 'Igrejas.' }) igrejas!: number
  @Field(() => Int, { description: 'Igrejas cadastradas nos últimos 30 dias.' }) igrejasNovas!: number
  @Field(() => Int, { description: 'Igrejas em que alguém entrou nos últimos 7 dias.' }) igrejasEmUso!: number
  @Field(() => Int, { description: 'Igrejas suspensas.' }) igrejasSuspensas!: number
  @Field(() => Int, { description: 'Igrejas que encerram a conta.' }) igrejasEncerrando!: number
  @Field(() => Int, { description: 'Tarefas que falharam em todas as tentativas.' }) tarefasComFalha!: number
  @Field(() => Int, { description: 'Tarefas que esperam a sua vez.' }) tarefasEsperando!: number
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Desde quando espera a tarefa que espera há mais tempo.',
  })
  esperandoDesde!: Date | null
  @Field(() => Int, { description: 'Cartas enviadas nas últimas 24 horas.' }) cartasEnviadas!: number
  @Field(() => Int, { description: 'Cartas que esperam o envio.' }) cartasEsperando!: number
  @Field(() => Int, { description: 'Cartas que não puderam ser enviadas nos últimos 7 dias.' }) cartasComFalha!: number
  @Field(() => Int, { description: 'Carga dos processadores no último minuto, em por cento.' }) carga!: number
  @Field(() => Int, { description: 'Memória deste processo, em MB.' }) memoria!: number
  @Field(() => Int, { description: 'Conexões abertas com o banco de dados.' }) conexoes!: number
  @Field(() => Int, { description: 'Tamanho do banco de dados, em MB.' }) banco!: number
  @Field(() => DateTimeScalar, { description: 'Desde quando este processo serve.' }) desde!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando terminou a última cópia de segurança boa.' })
  ultimaCopia!: Date | null
  @Field({ description: 'Se há mais de 7 dias não se faz uma cópia de segurança.' }) semCopiaRecente!: boolean
}

/** The figures about churches, backups and e-mails, in one statement. The platform may read both in all churches. */
async function igrejasECartas({ db }: Pick<Reading, 'db'>) {
  const { rows } = await sql<Omit<PainelPlataforma, 'tarefasComFalha'>>`
    select igrejas, "igrejasNovas", "igrejasSuspensas", "igrejasEncerrando", "igrejasEmUso", "ultimaCopia",
      -- an installation younger than that has not missed one yet
      coalesce(coalesce("ultimaCopia", primeira) < now() - interval '7 days', false) as "semCopiaRecente",
      "cartasEnviadas", "cartasEsperando", "cartasComFalha"
    from (
      select min(created_at) as primeira, count(*)::int as igrejas,
        count(*) filter (where created_at > now() - interval '30 days')::int as "igrejasNovas",
        count(*) filter (where suspenso_em is not null and apagar_em is null)::int as "igrejasSuspensas",
        count(*) filter (where apagar_em is not null)::int as "igrejasEncerrando"
      from cliente
    ) i, (
      -- tenant 0 is no church
      select count(distinct id_cliente)::int as "igrejasEmUso" from sessao
      where id_cliente <> 0 and usada_em > now() - interval '7 days'
    ) u, (
      select max(terminada_em) as "ultimaCopia" from copia_seguranca
    ) b, (
      select count(*) filter (where enviado_em > now() - interval '24 hours')::int as "cartasEnviadas",
        count(*) filter (where situacao = 'pendente')::int as "cartasEsperando",
        count(*) filter (where situacao = 'falhou' and created_at > now() - interval '7 days')::int as "cartasComFalha"
      from email_saida
    ) c`.execute(db)
  return rows[0]!
}

/** The figures about the job queue and the database. The queue's tables belong to no church. */
async function queueAndDatabase({ db }: Pick<Reading, 'db'>) {
  const { rows } = await sql<
    Pick<PainelPlataforma, 'tarefasComFalha' | 'tarefasEsperando' | 'esperandoDesde' | 'conexoes' | 'banco'>
  >`
    select count(*) filter (where state = 'failed')::int as "tarefasComFalha",
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as "tarefasEsperando",
      min(created_on) filter (where state in ('created', 'retry') and start_after <= now()) as "esperandoDesde",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as conexoes,
      (pg_database_size(current_database()) / 1000000)::int as banco
    from pgboss.job`.execute(db)
  return rows[0]!
}

export const readPainel = readCase({
  action: 'plataforma.operar',
  input: z.object({}),
  async run(work): Promise<PainelPlataforma> {
    const counted = await igrejasECartas(work)
    const reading = await openReading(work.ctx.services.sessions, 0)
    const queue = await queueAndDatabase(reading).finally(reading.end)
    return {
      ...counted,
      ...queue,
      carga: Math.round(((loadavg()[0] ?? 0) / availableParallelism()) * 100),
      memoria: Math.round(process.memoryUsage.rss() / 1_000_000),
      desde: new Date(Date.now() - process.uptime() * 1000),
    }
  },
})

@Resolver()
export class PainelPlataformaResolver {
  @Query(() => PainelPlataforma, {
    description: 'Como está a plataforma: igrejas, falhas, cartas e carga; nada sobre pessoas.',
    complexity: 50,
  })
  @Perfil(readPainel)
  plataforma(@Ctx() ctx: Context) {
    return readPainel(ctx, {})
  }
}
