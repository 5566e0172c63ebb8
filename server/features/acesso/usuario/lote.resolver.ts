import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { CodigoArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ResultadoLote } from './lote.type.js'
import { alterarPerfilUsuarios, ativarUsuarios, desativarUsuarios, enviarLinksSenha } from './lote.usecases.js'

const pessoas = { description: 'As pessoas, por número ou uuid; no máximo 100.' }
@Resolver()
export class LoteResolver {
  @Mutation(() => ResultadoLote, { description: 'Ativa várias pessoas.' })
  @Perfil(ativarUsuarios)
  ativarUsuarios(@Ctx() ctx: Context, @Arg('ids', () => [ID], pessoas) ids: string[]) {
    return ativarUsuarios(ctx, { ids })
  }

  @Mutation(() => ResultadoLote, { description: 'Desativa várias pessoas: os acessos delas terminam.' })
  @Perfil(desativarUsuarios)
  desativarUsuarios(@Ctx() ctx: Context, @Arg('ids', () => [ID], pessoas) ids: string[]) {
    return desativarUsuarios(ctx, { ids })
  }

  @Mutation(() => ResultadoLote, { description: 'Envia a várias pessoas, por e-mail, um link para criar a senha.' })
  @Perfil(enviarLinksSenha)
  enviarLinksSenha(@Ctx() ctx: Context, @Arg('ids', () => [ID], pessoas) ids: string[]) {
    return enviarLinksSenha(ctx, { ids })
  }

  @Mutation(() => ResultadoLote, {
    description:
      'Dá a várias pessoas o mesmo perfil: nunca o próprio, nem o do responsável pela igreja, nem um acima do próprio.',
  })
  @Perfil(alterarPerfilUsuarios)
  alterarPerfilUsuarios(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], pessoas) ids: string[],
    @Arg('perfil', () => Int, { description: 'O novo perfil (ver nivelUsuarios).' }) perfil: number,
    @Arg('minhaSenha', () => String, { description: 'A senha atual de quem muda.' }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return alterarPerfilUsuarios(ctx, { ids, perfil, minhaSenha, codigo })
  }
}
