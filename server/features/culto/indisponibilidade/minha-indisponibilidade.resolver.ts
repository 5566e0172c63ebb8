import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, PageArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import {
  MinhaIndisponibilidade,
  MinhaIndisponibilidadeInput,
  MinhaIndisponibilidadePage,
} from './indisponibilidade.type.js'
import {
  bloquearMinhasDatas,
  liberarMinhasDatas,
  listOwnIndisponibilidades,
} from './minha-indisponibilidade.usecases.js'

@Resolver(() => MinhaIndisponibilidade)
export class MinhaIndisponibilidadeResolver {
  @Query(() => MinhaIndisponibilidadePage, { description: 'Os dias que quem pergunta bloqueou.' })
  @Perfil(listOwnIndisponibilidades)
  async minhasIndisponibilidades(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Arg('quando', () => String, { nullable: true, description: 'proximos ou anteriores.' }) quando?: string | null,
  ) {
    return toPage(await listOwnIndisponibilidades(ctx, { ...listArgs(args, info), quando }))
  }

  @Mutation(() => MinhaIndisponibilidade, {
    description: 'Bloqueia dias próprios, de hoje em diante. Repetir os mesmos dias só grava a observação.',
  })
  @Perfil(bloquearMinhasDatas)
  bloquearMinhasDatas(
    @Ctx() ctx: Context,
    @Arg('input', () => MinhaIndisponibilidadeInput, { description: 'Os dias.' }) input: MinhaIndisponibilidadeInput,
  ) {
    return bloquearMinhasDatas(ctx, input)
  }

  @Mutation(() => Mensagem, { description: 'Libera dias próprios que estavam bloqueados.' })
  @Perfil(liberarMinhasDatas)
  liberarMinhasDatas(@Ctx() ctx: Context, @IdArg() id: string) {
    return liberarMinhasDatas(ctx, { id })
  }
}
