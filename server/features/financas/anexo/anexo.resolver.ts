import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { AnexoRow } from './anexo.queries.js'
import type { AnexoKindName } from './anexo.rules.js'
import { Anexo, AnexoPage, AnexosArgs, ComprovantesDoMes, EspecieComAnexos } from './anexo.type.js'
import {
  actionsForAnexo,
  anexar,
  anexarAVarios,
  excluirAnexo,
  listAnexos,
  readAnexo,
  restaurarAnexo,
} from './anexo.usecases.js'
import { readMonthComprovantes } from './comprovantes.js'

@Resolver(() => Anexo)
export class AnexoResolver {
  @Query(() => AnexoPage, { description: 'Anexos dos registros que a pessoa pode ler, do mais novo ao mais antigo.' })
  @Perfil(listAnexos)
  async anexos(@Ctx() ctx: Context, @Args(() => AnexosArgs) args: AnexosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listAnexos(ctx, listArgs(args, info)))
  }

  @Query(() => Anexo, { description: 'Um anexo, por número ou uuid.' })
  @Perfil(readAnexo)
  anexo(@Ctx() ctx: Context, @IdArg() id: string) {
    return readAnexo(ctx, { id })
  }

  @Query(() => ComprovantesDoMes, { description: 'Quantos lançamentos de um mês têm comprovantes.' })
  @Perfil(readMonthComprovantes)
  comprovantesDoMes(@Ctx() ctx: Context, @Arg('mes', () => String, { description: 'Mês, AAAA-MM.' }) mes: string) {
    return readMonthComprovantes(ctx, { mes })
  }

  @Mutation(() => Anexo, {
    description: 'Guarda um PDF ou uma imagem (JPEG, PNG ou WebP, até 10 MB) com um registro, que tem até 20 anexos.',
  })
  @Perfil(anexar)
  anexar(
    @Ctx() ctx: Context,
    @Arg('especie', () => EspecieComAnexos, { description: 'Espécie do registro.' }) especie: AnexoKindName,
    @Arg('idRegistro', () => ID, { description: 'O registro, por número ou uuid.' }) idRegistro: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
  ) {
    return anexar(ctx, { especie, idRegistro, arquivo })
  }

  @Mutation(() => Mensagem, {
    description:
      'Guarda um arquivo com vários registros de uma espécie, em todos ou em nenhum, como o comprovante único de contas pagas juntas. Não serve para entradas, cujo arquivo mostra quem deu.',
  })
  @Perfil(anexarAVarios)
  anexarAVarios(
    @Ctx() ctx: Context,
    @Arg('especie', () => EspecieComAnexos, { description: 'Espécie dos registros.' }) especie: AnexoKindName,
    @Arg('registros', () => [ID], { description: 'Os registros, por número ou uuid; no máximo 200.' })
    registros: string[],
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
  ) {
    return anexarAVarios(ctx, { especie, registros, arquivo })
  }

  @Mutation(() => Mensagem, {
    description:
      'Exclui um anexo; ele fica na lixeira. O que um mês fechado, um orçamento decidido ou uma ata aprovada já tinha não se exclui.',
  })
  @Perfil(excluirAnexo)
  excluirAnexo(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirAnexo(ctx, { id })
  }

  @Mutation(() => Anexo, { description: 'Restaura um anexo da lixeira.' })
  @Perfil(restaurarAnexo)
  restaurarAnexo(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarAnexo(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'Endereço do arquivo; cada pedido a ele é autorizado de novo.' })
  @Needs('uuid')
  url(@Root() row: AnexoRow): string {
    return `/arquivos/anexos/${row.uuid}`
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('especie', 'excluidoEm', 'fixo')
  acoesPermitidas(@Root() row: AnexoRow, @Ctx() ctx: Context): string[] {
    return actionsForAnexo(ctx, row)
  }
}
