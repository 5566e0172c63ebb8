import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { ativarDoisFatores, desativarDoisFatores, prepararDoisFatores } from './dois-fatores.usecases.js'

@ObjectType({ description: 'O segredo a guardar no aplicativo de códigos.', simpleResolvers: true })
export class DoisFatoresPreparo {
  @Field({ description: 'Segredo em base32, para digitar.' }) segredo!: string
  @Field({ description: 'Endereço otpauth:// do segredo.' }) uri!: string
  @Field({ description: 'O mesmo como imagem PNG (data:).' }) qrCode!: string
}

@Resolver()
export class DoisFatoresResolver {
  @Mutation(() => DoisFatoresPreparo, {
    description: 'Prepara a verificação em duas etapas: novo segredo, ainda sem efeito.',
  })
  @Perfil(prepararDoisFatores)
  prepararDoisFatores(@Ctx() ctx: Context, @Arg('password', () => String) password: string) {
    return prepararDoisFatores(ctx, { password })
  }

  @Mutation(() => [String], {
    description: 'Ativa com um código do aplicativo; responde os códigos de recuperação, mostrados uma vez.',
  })
  @Perfil(ativarDoisFatores)
  ativarDoisFatores(@Ctx() ctx: Context, @Arg('codigo', () => String) codigo: string) {
    return ativarDoisFatores(ctx, { codigo })
  }

  @Mutation(() => Mensagem, { description: 'Desativa, com a senha e um código.' })
  @Perfil(desativarDoisFatores)
  desativarDoisFatores(
    @Ctx() ctx: Context,
    @Arg('password', () => String) password: string,
    @Arg('codigo', () => String) codigo: string,
  ) {
    return desativarDoisFatores(ctx, { password, codigo })
  }
}
