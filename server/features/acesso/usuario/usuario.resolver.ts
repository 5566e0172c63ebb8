import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { CodigoArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { perfilName } from '../nivel-usuario/index.js'
import { emailBounced, rightsOf, type UsuarioRow, withoutAcesso } from './usuario.queries.js'
import { actionsOfUsuario, fotoUrl, hiddenFields } from './usuario.rules.js'
import { timelineEvents, timelineOf } from './usuario.timeline.js'
import {
  LinhaDoTempo,
  LinhaDoTempoArgs,
  LinhaDoTempoPage,
  Usuario,
  UsuarioInput,
  UsuarioPage,
  UsuariosArgs,
  VisaoComo,
} from './usuario.type.js'
import {
  alterarPerfilUsuario,
  ativarUsuario,
  atualizarUsuario,
  criarUsuario,
  desativarUsuario,
  enviarFotoUsuario,
  enviarLinkSenha,
  enviarMinhaFoto,
  excluirUsuario,
  listUsuarios,
  readUsuario,
  removerFotoUsuario,
  removerMinhaFoto,
  restaurarUsuario,
} from './usuario.usecases.js'
import { verComo } from './ver-como.js'

@Resolver(() => Usuario)
export class UsuarioResolver {
  @Query(() => UsuarioPage, { description: 'Pessoas da igreja.' })
  @Perfil(listUsuarios)
  async usuarios(@Ctx() ctx: Context, @Args(() => UsuariosArgs) args: UsuariosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listUsuarios(ctx, listArgs(args, info)))
  }

  @Query(() => Usuario, { description: 'Uma pessoa, por número ou uuid.' })
  @Perfil(readUsuario)
  usuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return readUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, {
    description: 'Cadastra uma pessoa. Nenhuma mensagem é enviada a ela (ver enviarLinkSenha).',
  })
  @Perfil(criarUsuario)
  criarUsuario(
    @Ctx() ctx: Context,
    @Arg('input', () => UsuarioInput, { description: 'Os dados.' }) input: UsuarioInput,
  ) {
    return criarUsuario(ctx, input)
  }

  @Mutation(() => Usuario, { description: 'Altera uma pessoa.' })
  @Perfil(atualizarUsuario)
  atualizarUsuario(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => UsuarioInput, { description: 'Os dados.' }) input: UsuarioInput,
  ) {
    return atualizarUsuario(ctx, { ...input, id })
  }

  @Mutation(() => Usuario, { description: 'Ativa uma pessoa.' })
  @Perfil(ativarUsuario)
  ativarUsuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return ativarUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, { description: 'Desativa uma pessoa: os acessos dela terminam.' })
  @Perfil(desativarUsuario)
  desativarUsuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return desativarUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, {
    description:
      'Muda o perfil de uma pessoa: nunca o próprio, nem o do responsável pela igreja, nem para um acima do próprio.',
  })
  @Perfil(alterarPerfilUsuario)
  alterarPerfilUsuario(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('perfil', () => Int, { description: 'O novo perfil (ver nivelUsuarios).' }) perfil: number,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão que se tinha à vista.' }) versao?: number | null,
    @Arg('minhaSenha', () => String, {
      nullable: true,
      description: 'A senha atual de quem muda; sem ela nada muda.',
    })
    minhaSenha?: string | null,
    @CodigoArg() codigo?: string | null,
  ) {
    // clients of the version before do not send it: they are told so at the field
    return alterarPerfilUsuario(ctx, { id, perfil, versao, minhaSenha: minhaSenha ?? '', codigo })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma pessoa; ela fica na lixeira e os acessos dela terminam.' })
  @Perfil(excluirUsuario)
  excluirUsuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, { description: 'Restaura uma pessoa da lixeira.' })
  @Perfil(restaurarUsuario)
  restaurarUsuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, { description: 'Guarda a foto de uma pessoa (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarFotoUsuario)
  enviarFotoUsuario(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarFotoUsuario(ctx, { id, arquivo })
  }

  @Mutation(() => Usuario, { description: 'Tira a foto de uma pessoa.' })
  @Perfil(removerFotoUsuario)
  removerFotoUsuario(@Ctx() ctx: Context, @IdArg() id: string) {
    return removerFotoUsuario(ctx, { id })
  }

  @Mutation(() => Usuario, { description: 'Guarda a própria foto (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarMinhaFoto)
  enviarMinhaFoto(
    @Ctx() ctx: Context,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarMinhaFoto(ctx, { arquivo })
  }

  @Mutation(() => Usuario, { description: 'Tira a própria foto.' })
  @Perfil(removerMinhaFoto)
  removerMinhaFoto(@Ctx() ctx: Context) {
    return removerMinhaFoto(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Envia à pessoa, por e-mail, um link para criar a senha.' })
  @Perfil(enviarLinkSenha)
  enviarLinkSenha(@Ctx() ctx: Context, @IdArg() id: string) {
    return enviarLinkSenha(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'Nome do perfil nesta igreja.' })
  @Needs('perfil')
  nomePerfil(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return perfilName(ctx, row.idCliente, row.perfil)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da foto.' })
  @Needs('uuidFoto')
  fotoUrl(@Root() row: UsuarioRow): string | null {
    return fotoUrl(row)
  }

  @Mutation(() => VisaoComo, {
    description: 'Começa a ver o sistema como esta pessoa o vê: só leitura, por 30 minutos. Fica na auditoria.',
  })
  @Perfil(verComo)
  verComo(@Ctx() ctx: Context, @IdArg() id: string) {
    return verComo(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com este registro agora.' })
  @Needs('perfil', 'email', 'usuarioAtivo', 'excluidoEm')
  async acoesPermitidas(@Root() row: UsuarioRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsOfUsuario({ ...row, grants: await rightsOf(ctx, row) }, ctx)
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Verdadeiro: ainda não pode entrar no sistema e ver o que é da igreja, por não ter perfil ou senha. Nulo para quem não cadastra pessoas.',
  })
  @Needs()
  @ReadableBy('usuario.escrever')
  semAcesso(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return ctx.can('usuario.escrever') ? withoutAcesso(ctx, row.id) : null
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Verdadeiro: o último e-mail voltou, porque o endereço não existe ou foi fechado. Nulo para quem não cadastra pessoas.',
  })
  @Needs()
  @ReadableBy('usuario.escrever')
  emailDevolvido(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return ctx.can('usuario.escrever') ? emailBounced(ctx, row.id) : null
  }

  @FieldResolver(() => [String], {
    description: 'Campos desta pessoa que não se pode ler: vêm nulos, e uma alteração não os muda.',
  })
  @Needs()
  camposOcultos(@Root() row: UsuarioRow, @Ctx() ctx: Context): string[] {
    return hiddenFields(ctx, row)
  }

  @FieldResolver(() => [LinhaDoTempo], {
    description:
      'A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros.',
    complexity: 20,
    deprecationReason: 'Use `acontecimentos`, em páginas.',
  })
  @ReadableBy('usuario.lerDadosPessoais')
  linhaDoTempo(@Root() row: UsuarioRow, @Ctx() ctx: Context) {
    return timelineOf(ctx, row)
  }

  @FieldResolver(() => LinhaDoTempoPage, {
    description:
      'A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros.',
    complexity: 20,
  })
  @ReadableBy('usuario.lerDadosPessoais')
  async acontecimentos(
    @Root() row: UsuarioRow,
    @Ctx() ctx: Context,
    @Args(() => LinhaDoTempoArgs) args: LinhaDoTempoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await timelineEvents(ctx, row, listArgs(args, info)))
  }
}
