import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { perfilName } from '../nivel-usuario/index.js'
import { AcessoPrevisto, DefinirFuncoesInput } from './previsto.type.js'
import { definirFuncoes, previewAcesso } from './previsto.usecases.js'

type Previsto = Awaited<ReturnType<typeof previewAcesso>>

@Resolver(() => AcessoPrevisto)
export class PrevistoResolver {
  @Query(() => AcessoPrevisto, {
    description:
      'O que uma pessoa verá e mudará em cada área, se ganhar e perder estas funções e passar a liderar nestas áreas. Nada é gravado.',
  })
  @Perfil(previewAcesso)
  acessoPrevisto(
    @Ctx() ctx: Context,
    @Arg('idUsuario', () => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario: string,
    @Arg('dar', () => [ID], { nullable: true, description: 'Funções que ganha.' }) dar?: string[] | null,
    @Arg('tirar', () => [ID], { nullable: true, description: 'Funções que perde.' }) tirar?: string[] | null,
    @Arg('lidera', () => [String], {
      nullable: true,
      description: 'Áreas em que passa a liderar um grupo: celulas, departamentos, ensino, louvor ou missoes.',
    })
    lidera?: string[] | null,
  ) {
    return previewAcesso(ctx, { idUsuario, dar, tirar, lidera })
  }

  @Mutation(() => Mensagem, {
    description: 'Dá e tira funções de uma pessoa de uma só vez. Quem está sem perfil passa a Membro.',
  })
  @Perfil(definirFuncoes)
  definirFuncoes(
    @Ctx() ctx: Context,
    @Arg('input', () => DefinirFuncoesInput, { description: 'Os dados.' }) input: DefinirFuncoesInput,
  ) {
    return definirFuncoes(ctx, input)
  }

  @FieldResolver(() => String, { description: 'Nome deste perfil na igreja.' })
  nomePerfil(@Root() { idCliente, perfil }: Previsto, @Ctx() ctx: Context) {
    return perfilName(ctx, idCliente, perfil)
  }
}
