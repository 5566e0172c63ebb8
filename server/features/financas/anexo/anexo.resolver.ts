import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { AnexoRow } from './anexo.queries.js'
import type { NomeDaEspecie } from './anexo.rules.js'
import { Anexo, AnexoPage, AnexosArgs, ComprovantesDoMes, EspecieComAnexos } from './anexo.type.js'
import {
  acoesDoAnexo,
  anexar,
  anexarAVarios,
  excluirAnexo,
  lerAnexo,
  listarAnexos,
  restaurarAnexo,
} from './anexo.usecases.js'
import { lerComprovantesDoMes } from './comprovantes.js'

@Resolver(() => Anexo)
export class AnexoResolver {
  @Query(() => AnexoPage, { description: 'Anexos dos registros que a pessoa pode ler, do mais novo ao mais antigo.' })
  @Perfil(listarAnexos)
  async anexos(@Ctx() ctx: Context, @Args(() => AnexosArgs) args: AnexosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarAnexos(ctx, listArgs(args, info)))
  }

  @Query(() => Anexo, { description: 'Um anexo, por número ou uuid.' })
  @Perfil(lerAnexo)
  anexo(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerAnexo(ctx, { id })
  }

  @Query(() => ComprovantesDoMes, { description: 'Quantos lançamentos de um mês têm comprovantes.' })
  @Perfil(lerComprovantesDoMes)
  comprovantesDoMes(
    @Ctx() ctx: Context,
    @Arg('mes', () => String, { description: 'Mês, AAAA-MM.' }) mes: string,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerComprovantesDoMes(ctx, { mes, idCliente })
  }

  @Mutation(() => Anexo, {
    description: 'Guarda um PDF ou uma imagem (JPEG, PNG ou WebP, até 10 MB) com um registro, que tem até 20 anexos.',
  })
  @Perfil(anexar)
  anexar(
    @Ctx() ctx: Context,
    @Arg('especie', () => EspecieComAnexos, { description: 'Espécie do registro.' }) especie: NomeDaEspecie,
    @Arg('idRegistro', () => ID, { description: 'O registro, por número ou uuid.' }) idRegistro: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
    @ChurchArg() idCliente?: number | null,
  ) {
    return anexar(ctx, { especie, idRegistro, arquivo, idCliente })
  }

  @Mutation(() => Mensagem, {
    description:
      'Guarda um arquivo com vários registros de uma espécie, em todos ou em nenhum, como o comprovante único de contas pagas juntas. Não serve para entradas, cujo arquivo mostra quem deu.',
  })
  @Perfil(anexarAVarios)
  anexarAVarios(
    @Ctx() ctx: Context,
    @Arg('especie', () => EspecieComAnexos, { description: 'Espécie dos registros.' }) especie: NomeDaEspecie,
    @Arg('registros', () => [ID], { description: 'Os registros, por número ou uuid; no máximo 200.' })
    registros: string[],
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
    @ChurchArg() idCliente?: number | null,
  ) {
    return anexarAVarios(ctx, { especie, registros, arquivo, idCliente })
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
    return acoesDoAnexo(ctx, row)
  }
}
