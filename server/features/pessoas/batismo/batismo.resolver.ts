import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, type Page, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import type { BatismoRow, ListedBatismo } from './batismo.queries.js'
import { actionsOfBatismo, datesOfPage } from './batismo.rules.js'
import {
  Batismo,
  BatismoData,
  BatismoInput,
  BatismoPage,
  BatismosArgs,
  BatismosInput,
  CertificadoBatismo,
} from './batismo.type.js'
import {
  criarBatismo,
  criarBatismos,
  excluirBatismo,
  listBatismos,
  readBatismo,
  readCertificadoBatismo,
  restaurarBatismo,
} from './batismo.usecases.js'

@Resolver(() => Batismo)
export class BatismoResolver {
  @Query(() => BatismoPage, { description: 'Batismos da igreja.' })
  @Perfil(listBatismos)
  async batismos(@Ctx() ctx: Context, @Args(() => BatismosArgs) args: BatismosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listBatismos(ctx, { ...listArgs(args, info), comDatas: selects(info, 'datas') }))
  }

  @Query(() => Batismo, { description: 'Um batismo, por número ou uuid.' })
  @Perfil(readBatismo)
  batismo(@Ctx() ctx: Context, @IdArg() id: string) {
    return readBatismo(ctx, { id })
  }

  @Query(() => CertificadoBatismo, {
    description: 'O certificado de um batismo, para imprimir. Um batismo planejado ainda não tem certificado.',
  })
  @Perfil(readCertificadoBatismo)
  certificadoBatismo(@Ctx() ctx: Context, @IdArg('Batismo, por número ou uuid.') id: string) {
    return readCertificadoBatismo(ctx, { id })
  }

  @Mutation(() => Batismo, {
    description:
      'Registra um batismo: a pessoa deixa de ser recém-convertida e a sua data de batismo passa a ser esta. No futuro fica planejado, e muda a pessoa no seu dia.',
  })
  @Perfil(criarBatismo)
  criarBatismo(
    @Ctx() ctx: Context,
    @Arg('input', () => BatismoInput, { description: 'Os dados.' }) input: BatismoInput,
  ) {
    return criarBatismo(ctx, input)
  }

  @Mutation(() => [Batismo], { description: 'Registra de uma vez os batismos de várias pessoas: todos ou nenhum.' })
  @Perfil(criarBatismos)
  criarBatismos(
    @Ctx() ctx: Context,
    @Arg('input', () => BatismosInput, { description: 'Os dados.' }) input: BatismosInput,
  ) {
    return criarBatismos(ctx, input)
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui um batismo: a pessoa volta a ser o que era antes dele, com a data de batismo que tinha.',
  })
  @Perfil(excluirBatismo)
  excluirBatismo(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirBatismo(ctx, { id })
  }

  @Mutation(() => Batismo, { description: 'Restaura um batismo excluído, com o que ele muda na pessoa.' })
  @Perfil(restaurarBatismo)
  restaurarBatismo(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarBatismo(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem foi batizado.' })
  @Needs('idBatizando')
  batizando(@Root() row: BatismoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idBatizando)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem batizou.' })
  @Needs('idPastor')
  pastor(@Root() row: BatismoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idPastor)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: BatismoRow, @Ctx() ctx: Context): string[] {
    return actionsOfBatismo(row, ctx)
  }
}

@Resolver(() => BatismoPage)
export class BatismoPageResolver {
  @FieldResolver(() => [BatismoData], {
    description:
      'As datas da página, quando a lista está em ordem de data, e quanto de cada uma ela mostra: a primeira pode ter começado na página anterior, e a última continuar na próxima.',
  })
  datas(@Root() page: Page<ListedBatismo>): BatismoData[] {
    return datesOfPage(page.nodes)
  }
}
