import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { departamentosById } from '../../pessoas/departamento/index.js'
import { patrimonioById } from '../patrimonio/index.js'
import { Patrimonio } from '../patrimonio/patrimonio.type.js'
import type { ManutencaoPatrimonioRow } from './manutencao-patrimonio.queries.js'
import {
  ManutencaoPatrimonio,
  ManutencaoPatrimonioInput,
  ManutencaoPatrimonioPage,
  ManutencoesPatrimonioArgs,
} from './manutencao-patrimonio.type.js'
import {
  actionsOfManutencao,
  atualizarManutencaoPatrimonio,
  concluirManutencaoPatrimonio,
  criarManutencaoPatrimonio,
  excluirManutencaoPatrimonio,
  listManutencoesPatrimonio,
  reabrirManutencaoPatrimonio,
  readManutencaoPatrimonio,
  restaurarManutencaoPatrimonio,
  saidaOfManutencao,
} from './manutencao-patrimonio.usecases.js'

const departamentoOfRegistro = departamentosById('manutencaoPatrimonio.ler')

@Resolver(() => ManutencaoPatrimonio)
export class ManutencaoPatrimonioResolver {
  @Query(() => ManutencaoPatrimonioPage, { description: 'Manutenções de patrimônios da igreja.' })
  @Perfil(listManutencoesPatrimonio)
  async manutencoesPatrimonio(
    @Ctx() ctx: Context,
    @Args(() => ManutencoesPatrimonioArgs) args: ManutencoesPatrimonioArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listManutencoesPatrimonio(ctx, listArgs(args, info)))
  }

  @Query(() => ManutencaoPatrimonio, { description: 'Uma manutenção, por número ou uuid.' })
  @Perfil(readManutencaoPatrimonio)
  manutencaoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return readManutencaoPatrimonio(ctx, { id })
  }

  @Mutation(() => ManutencaoPatrimonio, { description: 'Cadastra uma manutenção, que começa pendente.' })
  @Perfil(criarManutencaoPatrimonio)
  criarManutencaoPatrimonio(
    @Ctx() ctx: Context,
    @Arg('input', () => ManutencaoPatrimonioInput, { description: 'Os dados.' }) input: ManutencaoPatrimonioInput,
  ) {
    return criarManutencaoPatrimonio(ctx, input)
  }

  @Mutation(() => ManutencaoPatrimonio, { description: 'Altera uma manutenção pendente.' })
  @Perfil(atualizarManutencaoPatrimonio)
  atualizarManutencaoPatrimonio(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ManutencaoPatrimonioInput, { description: 'Os dados.' }) input: ManutencaoPatrimonioInput,
  ) {
    return atualizarManutencaoPatrimonio(ctx, { ...input, id })
  }

  @Mutation(() => ManutencaoPatrimonio, {
    description: 'Conclui uma manutenção e lança a sua saída; depois disso, só reabri-la a muda.',
  })
  @Perfil(concluirManutencaoPatrimonio)
  concluirManutencaoPatrimonio(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('idContaFinanceira', () => ID, {
      nullable: true,
      description: 'A conta financeira que a pagou, por número ou uuid; ausente: a padrão da igreja.',
    })
    idContaFinanceira?: string | null,
    @Arg('data', () => DateOnlyScalar, {
      nullable: true,
      description: 'O dia em que foi paga, não futuro; ausente: o da manutenção, ou hoje se ela ainda não foi feita.',
    })
    data?: string | null,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return concluirManutencaoPatrimonio(ctx, { id, idContaFinanceira, data, confirmacoes })
  }

  @Mutation(() => ManutencaoPatrimonio, {
    description: 'Reabre uma manutenção concluída e retira a saída, enquanto o mês dela está aberto.',
  })
  @Perfil(reabrirManutencaoPatrimonio)
  reabrirManutencaoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return reabrirManutencaoPatrimonio(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Cancela uma manutenção pendente; ela fica na lixeira.' })
  @Perfil(excluirManutencaoPatrimonio)
  excluirManutencaoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirManutencaoPatrimonio(ctx, { id })
  }

  @Mutation(() => ManutencaoPatrimonio, { description: 'Restaura uma manutenção cancelada.' })
  @Perfil(restaurarManutencaoPatrimonio)
  restaurarManutencaoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarManutencaoPatrimonio(ctx, { id })
  }

  @FieldResolver(() => Patrimonio, { nullable: true, description: 'O patrimônio.' })
  @Needs('idPatrimonio')
  patrimonio(@Root() row: ManutencaoPatrimonioRow, @Ctx() ctx: Context) {
    return patrimonioById(ctx, row.idPatrimonio)
  }

  @FieldResolver(() => Departamento, { nullable: true, description: 'O departamento que paga.' })
  @Needs('idDepartamento')
  departamento(@Root() row: ManutencaoPatrimonioRow, @Ctx() ctx: Context) {
    return departamentoOfRegistro(ctx, row.idDepartamento)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Número da saída que a conclusão lançou; nulo enquanto pendente.',
  })
  @Needs()
  async idLancamento(@Root() row: ManutencaoPatrimonioRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await saidaOfManutencao(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'Já foi concluída e a saída, estornada em um mês seguinte: o dinheiro não conta mais.',
  })
  @Needs()
  async estornada(@Root() row: ManutencaoPatrimonioRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await saidaOfManutencao(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'statusManutencao')
  acoesPermitidas(@Root() row: ManutencaoPatrimonioRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsOfManutencao(ctx, row)
  }
}
