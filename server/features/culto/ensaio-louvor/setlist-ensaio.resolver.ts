import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import {
  MusicaInput,
  SetlistEnsaio,
  SetlistEnsaioArgs,
  SetlistEnsaioInput,
  SetlistEnsaioPage,
} from './setlist-ensaio.type.js'
import {
  adicionarMusicaSetlist,
  atualizarMusicaSetlist,
  excluirMusicaSetlist,
  listSetlistEnsaio,
  ordenarSetlistEnsaio,
} from './setlist-ensaio.usecases.js'

const ref = 'Número ou uuid.'

@Resolver(() => SetlistEnsaio)
export class SetlistEnsaioResolver {
  @Query(() => SetlistEnsaioPage, {
    description:
      'Músicas dos ensaios: de um, com o filtro, ou de todos; para quem não vê todos, dos grupos de que participa.',
  })
  @Perfil(listSetlistEnsaio)
  async setlistEnsaio(
    @Ctx() ctx: Context,
    @Args(() => SetlistEnsaioArgs) args: SetlistEnsaioArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listSetlistEnsaio(ctx, listArgs(args, info)))
  }

  @Mutation(() => SetlistEnsaio, { description: 'Acrescenta uma música ao fim do setlist de um ensaio.' })
  @Perfil(adicionarMusicaSetlist)
  adicionarMusicaSetlist(
    @Ctx() ctx: Context,
    @Arg('input', () => SetlistEnsaioInput, { description: 'Os dados.' }) input: SetlistEnsaioInput,
  ) {
    return adicionarMusicaSetlist(ctx, input)
  }

  @Mutation(() => SetlistEnsaio, { description: 'Altera uma música de um setlist.' })
  @Perfil(atualizarMusicaSetlist)
  atualizarMusicaSetlist(
    @Ctx() ctx: Context,
    @IdArg(ref) id: string,
    @Arg('input', () => MusicaInput, { description: 'Os dados.' }) input: MusicaInput,
  ) {
    return atualizarMusicaSetlist(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma música de um setlist.' })
  @Perfil(excluirMusicaSetlist)
  excluirMusicaSetlist(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return excluirMusicaSetlist(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Põe as músicas de um ensaio em outra ordem, todas de uma vez.' })
  @Perfil(ordenarSetlistEnsaio)
  ordenarSetlistEnsaio(
    @Ctx() ctx: Context,
    @IdArg('Ensaio, por número ou uuid.') id: string,
    @Arg('musicas', () => [Int], { description: 'Números de todas as músicas, na ordem.' }) musicas: number[],
  ) {
    return ordenarSetlistEnsaio(ctx, { id, musicas })
  }
}
