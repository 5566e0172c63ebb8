import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg } from '../../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import type { MovimentoRow } from '../movimento-bancario.queries.js'
import {
  ConciliacaoInput,
  ConciliacoesDesfeitas,
  DevolucaoInput,
  MovimentoBancario,
} from '../movimento-bancario.type.js'
import { LancamentoEmOutraConta } from './outra-conta.type.js'
import { devolverLancamentos, trazerLancamentos, visibleInOtherConta } from './trazer.js'

@Resolver(() => MovimentoBancario)
export class MovimentoEmOutraContaResolver {
  @Mutation(() => [MovimentoBancario], {
    description:
      'Traz lançamentos de outras contas para as dos movimentos que são o dinheiro deles, e os concilia: todos, ou nenhum. Os de um mês fechado, os estornados e os já conciliados ficam, e a recusa diz por quê.',
  })
  @Perfil(trazerLancamentos)
  trazerLancamentos(
    @Ctx() ctx: Context,
    @Arg('itens', () => [ConciliacaoInput], { description: 'Até 100 movimentos com os seus lançamentos.' })
    itens: ConciliacaoInput[],
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return trazerLancamentos(ctx, { itens, confirmacoes })
  }

  @Mutation(() => ConciliacoesDesfeitas, {
    description:
      'Desfaz trazerLancamentos: as conciliações que ainda estão como foram feitas, cujos lançamentos voltam às suas contas. As que alguém mudou ficam, sem impedir as outras; se um lançamento não pode voltar, nada se desfaz.',
  })
  @Perfil(devolverLancamentos)
  devolverLancamentos(
    @Ctx() ctx: Context,
    @Arg('itens', () => [DevolucaoInput], { description: 'Até 100 movimentos com os lançamentos que foram trazidos.' })
    itens: DevolucaoInput[],
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return devolverLancamentos(ctx, { itens, confirmacoes })
  }

  @FieldResolver(() => LancamentoEmOutraConta, {
    nullable: true,
    description:
      'O lançamento que é o dinheiro de um movimento pendente, mas está em outra conta: mesmo dia, mesmo valor e mesma pessoa, ou o mesmo Pix. Nulo se não há, se vários servem, ou se a pessoa não pode trazê-lo.',
  })
  @Needs()
  emOutraConta(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return visibleInOtherConta(ctx, row.id)
  }
}
