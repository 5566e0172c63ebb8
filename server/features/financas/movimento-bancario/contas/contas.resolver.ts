import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { lancamentosOfMovimento, type MovimentoRow } from '../movimento-bancario.queries.js'
import { MovimentoBancario } from '../movimento-bancario.type.js'
import { baixarMovimento, readMovimentoContas, visibleConta } from './baixar.js'
import { hasBaixa } from './contas.rules.js'
import { BaixaDoMovimentoInput, ContaDoMovimento, SugestaoConta } from './contas.type.js'

@Resolver(() => MovimentoBancario)
export class ContasDoMovimentoResolver {
  @Query(() => [ContaDoMovimento], {
    description:
      'As contas em aberto que um movimento pode quitar, até 50: as de valor igual e de vencimento mais próximo primeiro.',
  })
  @Perfil(readMovimentoContas)
  contasDoMovimento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('busca', () => String, { nullable: true, description: 'Texto que a descrição contém.' }) busca?: string | null,
  ) {
    return readMovimentoContas(ctx, { id, busca })
  }

  @Mutation(() => MovimentoBancario, {
    description:
      'Registra o pagamento ou recebimento de uma conta em aberto com o dinheiro de um movimento, inteiro ou em parte, e concilia o movimento com o lançamento dele.',
  })
  @Perfil(baixarMovimento)
  baixarMovimento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => BaixaDoMovimentoInput, { description: 'A conta.' }) input: BaixaDoMovimentoInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return baixarMovimento(ctx, { ...input, id, confirmacoes })
  }

  @FieldResolver(() => Boolean, {
    description: 'Um dos lançamentos com que está conciliado é o pagamento ou recebimento de uma conta.',
  })
  @Needs()
  async comBaixa(@Root() row: MovimentoRow, @Ctx() ctx: Context): Promise<boolean> {
    return hasBaixa(await lancamentosOfMovimento(ctx, row.id))
  }

  @FieldResolver(() => SugestaoConta, {
    nullable: true,
    description:
      'A conta em aberto que um movimento pendente pode quitar, para alguém o confirmar; nula se não há, se várias servem, se já há um lançamento que serve, ou se a pessoa não pode registrar o pagamento ou recebimento dela.',
  })
  @Needs('valor')
  contaSugerida(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return visibleConta(ctx, row.id, row.valor)
  }
}
