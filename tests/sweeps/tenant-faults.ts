import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { recordRef } from '../../schema/rules/formats.js'
import type { List } from '../../schema/rules/pagination.js'
import { Patrimonio, PatrimonioPage } from '../../server/features/patrimonio/patrimonio/patrimonio.type.js'
import { conflict, notFound } from '../../server/kernel/base/errors.js'
import { whereRef } from '../../server/kernel/data/tenant/records.js'
import { openReading } from '../../server/kernel/data/tenant/session.js'
import type { Feature } from '../../server/kernel/transport/feature.js'
import { toPage } from '../../server/kernel/transport/graphql/page.type.js'
import { Perfil } from '../../server/kernel/transport/graphql/perfil.directive.js'
import { route } from '../../server/kernel/transport/rest/route.js'
import type { Context } from '../../server/kernel/work/context/context.js'
import { readCase } from '../../server/kernel/work/use-case.js'

/** Reads all churches without a condition and without a policy, as the platform does. */
async function overAll<T>(ctx: Context, read: (reading: Awaited<ReturnType<typeof openReading>>) => Promise<T>) {
  const reading = await openReading(ctx.services.sessions, null)
  try {
    return await read(reading)
  } finally {
    await reading.end()
  }
}

const lerDeTodos = readCase({
  action: 'patrimonio.ler',
  input: z.object({ id: recordRef() }),
  run: ({ ctx }, { id }) =>
    overAll(ctx, async ({ db }) => {
      const [[column, value]] = Object.entries(whereRef(id)) as [['id', number] | ['uuid', string]]
      const row = await db
        .selectFrom('patrimonio')
        .select(['id', 'uuid', 'idCliente'])
        .where(column, '=', value)
        .executeTakeFirst()
      if (!row) throw conflict('Não há.')
      return row
    }),
})

const listarDeTodos = readCase({
  action: 'patrimonio.ler',
  input: z.object({}),
  run: ({ ctx }): Promise<List<object>> =>
    overAll(ctx, async ({ db }) => {
      const rows = await db.selectFrom('patrimonio').select(['id', 'uuid', 'idCliente']).execute()
      return { rows, total: rows.length + 1, hasMore: false, offset: 0 }
    }),
})

const tag = 'Falhas'

@Resolver()
class FaultyResolver {
  @Query(() => Patrimonio)
  @Perfil(lerDeTodos)
  patrimonioDeTodos(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return lerDeTodos(ctx, { id })
  }

  @Query(() => PatrimonioPage)
  @Perfil(listarDeTodos)
  async patrimoniosDeTodos(@Ctx() ctx: Context, @Arg('first') _first: number) {
    return toPage(await listarDeTodos(ctx, {}))
  }

  @Mutation(() => Boolean)
  @Perfil(lerDeTodos)
  async juntarDeTodos(
    @Ctx() ctx: Context,
    @Arg('idPatrimonio', () => ID) id: string,
    @Arg('ids', () => [ID]) _ids: string[],
  ) {
    const { idCliente } = await lerDeTodos(ctx, { id }).catch(() => Promise.reject(notFound()))
    if (idCliente !== ctx.viewer?.idCliente) throw conflict('De outra igreja.')
    return true
  }

  @Mutation(() => Patrimonio)
  @Perfil(lerDeTodos)
  recusarSempre(@Arg('id', () => ID) _id: string) {
    throw conflict('Hoje não.')
  }
}

/** A faulty feature for the sweep: it reads without regard to the current church. */
export const faultyFeature: Feature = {
  name: 'falhas',
  resolvers: [FaultyResolver],
  routes: [
    route(
      'GET',
      '/falhas',
      listarDeTodos,
      () => ({}),
      (list) => list,
      { summary: 'Falhas.', tag, list: true },
    ),
    route(
      'GET',
      '/falhas/{id}',
      lerDeTodos,
      ({ params }) => ({ id: params.id ?? '' }),
      (row) => row,
      {
        summary: 'Uma falha.',
        tag,
      },
    ),
  ],
}
