/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma indisponibilidade. */
export type IndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: string | null | undefined;
  /** Primeiro dia. */
  dataInicio: string;
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** Observação, até 200 caracteres. */
  observacao?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type CriarIndisponibilidadeMutationVariables = Exact<{
  input: Types.IndisponibilidadeInput;
  idCliente?: number | null | undefined;
}>;


export type CriarIndisponibilidadeMutation = { criarIndisponibilidade: { id: number, uuid: string, idCliente: number, idMembro: number, dataInicio: string, dataFim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null } };

export type AtualizarIndisponibilidadeMutationVariables = Exact<{
  id: string | number;
  input: Types.IndisponibilidadeInput;
}>;


export type AtualizarIndisponibilidadeMutation = { atualizarIndisponibilidade: { id: number, uuid: string, idCliente: number, idMembro: number, dataInicio: string, dataFim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null } };


export const CriarIndisponibilidadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarIndisponibilidade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndisponibilidadeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarIndisponibilidade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndisponibilidadeLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndisponibilidadeLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Indisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarIndisponibilidadeMutation, CriarIndisponibilidadeMutationVariables>;
export const AtualizarIndisponibilidadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarIndisponibilidade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IndisponibilidadeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarIndisponibilidade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndisponibilidadeLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndisponibilidadeLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Indisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarIndisponibilidadeMutation, AtualizarIndisponibilidadeMutationVariables>;
export const useCriarIndisponibilidadeMutation = (options?: useMutation.Options<CriarIndisponibilidadeMutation, CriarIndisponibilidadeMutationVariables>): useMutation.ResultTuple<CriarIndisponibilidadeMutation, CriarIndisponibilidadeMutationVariables> => useMutation(CriarIndisponibilidadeDocument, options as never) as never
export const useAtualizarIndisponibilidadeMutation = (options?: useMutation.Options<AtualizarIndisponibilidadeMutation, AtualizarIndisponibilidadeMutationVariables>): useMutation.ResultTuple<AtualizarIndisponibilidadeMutation, AtualizarIndisponibilidadeMutationVariables> => useMutation(AtualizarIndisponibilidadeDocument, options as never) as never