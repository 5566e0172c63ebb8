import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, PageArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { ImportacaoRow } from './importacao.queries.js'
import { actionsOfImportacao } from './importacao.rules.js'
import {
  ConvitesDaImportacao,
  Importacao,
  ImportacaoColuna,
  ImportacaoColunaInput,
  ImportacaoLinhaPage,
  ImportacaoNaLista,
  ImportacaoPage,
  LinhasArgs,
} from './importacao.type.js'
import {
  desfazerImportacao,
  gravarImportacao,
  listImportacoes,
  listLines,
  prepararImportacao,
  readConvites,
  readImportacao,
  remapearImportacao,
} from './importacao.usecases.js'
import { visibleColumns } from './visiveis.js'

@Resolver(() => Importacao)
export class ImportacaoResolver {
  @FieldResolver(() => [ImportacaoColuna], { description: 'O campo que cada coluna preenche.' })
  @Needs('mapeamento', 'solicitadoPor')
  mapeamento(@Root() row: ImportacaoRow, @Ctx() ctx: Context) {
    return visibleColumns(ctx, row)
  }

  @Query(() => Importacao, { description: 'Uma importação de pessoas, por número ou uuid.' })
  @Perfil(readImportacao)
  importacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return readImportacao(ctx, { id })
  }

  @Query(() => ConvitesDaImportacao, {
    description: 'O que perguntar antes de gravar uma prévia: a quantos convidar, e quantos ficam sem e-mail.',
  })
  @Perfil(readConvites)
  convitesDaImportacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return readConvites(ctx, { id })
  }

  @Query(() => ImportacaoPage, { description: 'As importações de pessoas da igreja, da mais nova à mais antiga.' })
  @Perfil(listImportacoes)
  async importacoes(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listImportacoes(ctx, listArgs(args, info)))
  }

  @Mutation(() => Importacao, {
    description:
      'Lê um arquivo .csv, .xlsx, .json ou .xml de pessoas (até 20 MB e 50.000 linhas) e guarda a prévia, uma das cinco mais recentes da igreja; nada é gravado ainda.',
  })
  @Perfil(prepararImportacao)
  prepararImportacao(
    @Ctx() ctx: Context,
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
    @Arg('mapeamento', () => [ImportacaoColunaInput], {
      nullable: true,
      description: 'Campos de algumas colunas; os das outras são reconhecidos pelo nome.',
    })
    mapeamento?: ImportacaoColunaInput[] | null,
  ) {
    return prepararImportacao(ctx, { arquivo, mapeamento })
  }

  @Mutation(() => Importacao, {
    description: 'Refaz a prévia com outro campo para cada coluna; as que faltam não são importadas.',
  })
  @Perfil(remapearImportacao)
  remapearImportacao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('mapeamento', () => [ImportacaoColunaInput], { description: 'O campo de cada coluna do arquivo.' })
    mapeamento: ImportacaoColunaInput[],
  ) {
    return remapearImportacao(ctx, { id, mapeamento })
  }

  @Mutation(() => Importacao, {
    description:
      'Grava as linhas prontas da prévia, ou nenhuma: linhas com erro ou duplicadas só ficam de fora quando se pede. Todos entram como membros (2); pela API com um token, sem perfil (-1). Sem `convidar` ninguém é convidado.',
  })
  @Perfil(gravarImportacao)
  gravarImportacao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('ignorarDuplicadas', () => Boolean, {
      nullable: true,
      description: 'Verdadeiro: deixa de fora as linhas duplicadas.',
    })
    ignorarDuplicadas?: boolean | null,
    @Arg('ignorarComErro', () => Boolean, {
      nullable: true,
      description: 'Verdadeiro: deixa de fora as linhas com erro.',
    })
    ignorarComErro?: boolean | null,
    @Arg('convidar', () => Boolean, {
      nullable: true,
      description:
        'Verdadeiro: quem tem e-mail recebe um link para criar a senha, aos poucos, conforme o limite diário da igreja.',
    })
    convidar?: boolean | null,
  ) {
    return gravarImportacao(ctx, { id, ignorarDuplicadas, ignorarComErro, convidar })
  }

  @Mutation(() => Importacao, {
    description:
      'Retira as pessoas que a importação trouxe, menos as já alteradas ou vinculadas; até sete dias depois de gravada.',
  })
  @Perfil(desfazerImportacao)
  desfazerImportacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return desfazerImportacao(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com esta importação agora.' })
  @Needs('situacao', 'gravadaEm')
  acoesPermitidas(@Root() row: ImportacaoRow): string[] {
    return actionsOfImportacao(row, new Date())
  }

  @FieldResolver(() => ImportacaoLinhaPage, {
    description: 'As linhas do arquivo; são guardadas por sete dias, as dos vinte arquivos mais recentes.',
  })
  async linhas(
    @Root() row: ImportacaoRow,
    @Ctx() ctx: Context,
    @Args(() => LinhasArgs) args: LinhasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listLines(ctx, { ...listArgs(args, info), id: row.id } as Parameters<typeof listLines>[1]))
  }
}

@Resolver(() => ImportacaoNaLista)
export class ImportacaoNaListaResolver {
  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com esta importação agora.' })
  @Needs('situacao', 'gravadaEm')
  acoesPermitidas(@Root() row: ImportacaoRow): string[] {
    return actionsOfImportacao(row, new Date())
  }
}
