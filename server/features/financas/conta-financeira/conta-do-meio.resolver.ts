import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { meiosOfConta } from './conta-do-meio.js'
import { ContaDoMeioInput } from './conta-do-meio.type.js'
import { definirContasDosMeios } from './conta-do-meio.usecases.js'
import type { ContaFinanceiraRow } from './conta-financeira.queries.js'
import { ContaFinanceira } from './conta-financeira.type.js'

@Resolver(() => ContaFinanceira)
export class ContaDoMeioResolver {
  @Mutation(() => [ContaFinanceira], {
    description:
      'Diz em que conta cai o dinheiro de cada meio quando ninguém escolhe outra; os meios que não são ditos ficam como estão. Devolve as contas em uso.',
  })
  @Perfil(definirContasDosMeios)
  definirContasDosMeios(
    @Ctx() ctx: Context,
    @Arg('itens', () => [ContaDoMeioInput], { description: 'Os meios, cada um uma vez.' }) itens: ContaDoMeioInput[],
  ) {
    return definirContasDosMeios(ctx, { itens })
  }

  @FieldResolver(() => [String], {
    description:
      'Os meios cujo dinheiro cai nesta conta quando ninguém escolhe outra: dinheiro, pix, transferencia, cheque, cartao, boleto, debito. O de um meio que não está em nenhuma conta cai na padrão.',
  })
  @Needs()
  async meios(@Root() row: ContaFinanceiraRow, @Ctx() ctx: Context): Promise<string[]> {
    return (await meiosOfConta(ctx, row.id)) ?? []
  }
}
