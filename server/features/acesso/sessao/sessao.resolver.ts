import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { unusedOf } from '../../../../schema/rules/acesso/modulos.input.js'
import { abilities, type Viewer } from '../../../kernel/access/can.js'
import { CodigoArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { perfilName } from '../nivel-usuario/index.js'
import { entrar } from './entrar.js'
import { nomeCompleto } from './identifier.js'
import { escolherNomeAcesso } from './nome-acesso.js'
import type { CurrentUserRow, SessaoRow } from './sessao.queries.js'
import { EntrarInput, Eu, Igreja, MeuPerfilInput, Sessao, SessaoAberta } from './sessao.type.js'
import {
  alterarMinhaSenha,
  atualizarMeuPerfil,
  encerrarOutrasSessoes,
  encerrarSessao,
  eu,
  minhasSessoes,
  sair,
} from './sessao.usecases.js'

@Resolver(() => Eu)
export class EuResolver {
  @Query(() => Eu, { description: 'Quem está usando o sistema.' })
  @Perfil(eu)
  eu(@Ctx() ctx: Context) {
    return eu(ctx, {})
  }

  @Mutation(() => Eu, { description: 'Altera os próprios dados: nome, contato, nascimento, estado civil e endereço.' })
  @Perfil(atualizarMeuPerfil)
  atualizarMeuPerfil(
    @Ctx() ctx: Context,
    @Arg('input', () => MeuPerfilInput, { description: 'Os dados.' }) input: MeuPerfilInput,
  ) {
    return atualizarMeuPerfil(ctx, input)
  }

  @Mutation(() => Eu, {
    description: 'Escolhe o nome com que a própria pessoa entra, único na igreja. Ausente: só e-mail ou telefone.',
  })
  @Perfil(escolherNomeAcesso)
  escolherNomeAcesso(
    @Ctx() ctx: Context,
    @Arg('minhaSenha', () => String, { description: 'Senha atual.' }) minhaSenha: string,
    @Arg('nomeAcesso', () => String, { nullable: true, description: 'O nome, sem o número da igreja.' })
    nomeAcesso?: string | null,
    @CodigoArg() codigo?: string | null,
  ) {
    return escolherNomeAcesso(ctx, { minhaSenha, nomeAcesso, codigo })
  }

  @FieldResolver(() => [String], {
    description: 'Nomes das ações que a pessoa pode fazer, como "patrimonio.escrever".',
  })
  acoes(@Ctx() ctx: Context): string[] {
    return abilities(ctx.viewer as Viewer)
  }

  @FieldResolver(() => String, { description: 'Nome do perfil nesta igreja.' })
  nomePerfil(@Root() row: CurrentUserRow, @Ctx() ctx: Context) {
    return perfilName(ctx, row.idCliente, row.perfil)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da foto.' })
  fotoUrl(@Root() row: CurrentUserRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, row.idFoto)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Nome com que entra, seguido do número da igreja, como "ana.souza.12".',
  })
  nomeAcesso(@Root() { nomeCurto, idCliente }: CurrentUserRow): string | null {
    return nomeCurto && nomeCompleto(nomeCurto, idCliente)
  }

  @FieldResolver(() => Boolean, { description: 'A verificação em duas etapas está ativa.' })
  doisFatores(@Root() row: CurrentUserRow): boolean {
    return row.totpAtivoEm !== null
  }

  @FieldResolver(() => Igreja, { description: 'A igreja da pessoa.' })
  async igreja(@Root() row: CurrentUserRow, @Ctx() ctx: Context): Promise<Igreja> {
    const { idCliente: id, uuidIgreja: uuid, nomeIgreja: nome, fusoHorario, motivoSuspensao, apagarEm } = row
    const { encarregado, emailEncarregado, telefoneEncarregado } = row
    const contact = { encarregado, emailEncarregado, telefoneEncarregado }
    return {
      id,
      uuid,
      nome,
      fusoHorario,
      motivoSuspensao,
      apagarEm,
      ...contact,
      modulosDesligados: unusedOf(row.modulosDesligados),
      logoUrl: await fotoUrl(ctx, row.idLogo),
    }
  }
}

@Resolver(() => SessaoAberta)
export class SessaoAbertaResolver {
  @Mutation(() => SessaoAberta, { description: 'Entra no sistema.' })
  @Perfil(entrar)
  entrar(@Ctx() ctx: Context, @Arg('input', () => EntrarInput, { description: 'Os dados.' }) input: EntrarInput) {
    return entrar(ctx, input)
  }

  @FieldResolver(() => Eu, { description: 'Quem entrou.' })
  eu(@Ctx() ctx: Context) {
    return eu(ctx, {})
  }
}

@Resolver(() => Sessao)
export class SessaoResolver {
  @Query(() => [Sessao], { description: 'Os acessos abertos da própria pessoa, até 100, o usado por último antes.' })
  @Perfil(minhasSessoes)
  minhasSessoes(@Ctx() ctx: Context) {
    return minhasSessoes(ctx, {})
  }

  @FieldResolver(() => Boolean, { description: 'É o acesso que fez esta consulta.' })
  atual(@Root() row: SessaoRow, @Ctx() ctx: Context): boolean {
    return row.uuid === ctx.viewer?.sessao
  }

  @Mutation(() => Mensagem, { description: 'Sai do sistema: o token deixa de valer.' })
  @Perfil(sair)
  sair(@Ctx() ctx: Context) {
    return sair(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Encerra um acesso da própria pessoa.' })
  @Perfil(encerrarSessao)
  encerrarSessao(
    @Ctx() ctx: Context,
    @Arg('uuid', () => ID, { description: 'Identificador da sessão.' }) uuid: string,
  ) {
    return encerrarSessao(ctx, { uuid })
  }

  @Mutation(() => Mensagem, { description: 'Encerra todos os outros acessos da própria pessoa.' })
  @Perfil(encerrarOutrasSessoes)
  encerrarOutrasSessoes(@Ctx() ctx: Context) {
    return encerrarOutrasSessoes(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Troca a própria senha e encerra os outros acessos.' })
  @Perfil(alterarMinhaSenha)
  alterarMinhaSenha(
    @Ctx() ctx: Context,
    @Arg('atual', () => String, { description: 'Senha atual.' }) atual: string,
    @Arg('nova', () => String, { description: 'Nova senha.' }) nova: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return alterarMinhaSenha(ctx, { atual, nova, codigo })
  }
}
