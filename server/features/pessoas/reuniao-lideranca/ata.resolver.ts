import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type AtaRow, textByAta } from './ata.queries.js'
import { Ata, AtaInput } from './ata.type.js'
import { aprovarAta, descartarAta, salvarAta } from './ata.usecases.js'

@Resolver(() => Ata)
export class AtaResolver {
  @Mutation(() => Ata, { description: 'Guarda o rascunho da ata de uma reunião.' })
  @Perfil(salvarAta)
  salvarAta(
    @Ctx() ctx: Context,
    @IdArg('A reunião, por número ou uuid.') id: string,
    @Arg('input', () => AtaInput, { description: 'O texto.' }) input: AtaInput,
  ) {
    return salvarAta(ctx, { ...input, id })
  }

  @Mutation(() => Ata, {
    description:
      'Aprova a ata de uma reunião realizada: ela recebe o próximo número da igreja, e nem ela nem a reunião mudam mais.',
  })
  @Perfil(aprovarAta)
  aprovarAta(
    @Ctx() ctx: Context,
    @IdArg('A reunião, por número ou uuid.') id: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão do rascunho que a pessoa leu.' })
    versao?: number | null,
  ) {
    return aprovarAta(ctx, { id, versao })
  }

  @Mutation(() => Mensagem, { description: 'Descarta o rascunho da ata de uma reunião; uma ata aprovada fica.' })
  @Perfil(descartarAta)
  descartarAta(
    @Ctx() ctx: Context,
    @IdArg('A reunião, por número ou uuid.') id: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão do rascunho que a pessoa leu.' })
    versao?: number | null,
  ) {
    return descartarAta(ctx, { id, versao })
  }

  @FieldResolver(() => String, { nullable: true, description: 'O texto, em HTML de poucas marcas.' })
  textoAta(@Root() row: AtaRow, @Ctx() ctx: Context) {
    return textByAta(ctx, row.id)
  }
}
