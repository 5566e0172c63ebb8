/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GrupoLouvorEdicaoFragment = { id: number, uuid: string, idCliente: number, nomeGrupo: string, statusGrupo: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type GrupoLouvorParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type GrupoLouvorParaEditarQuery = { grupoLouvor: { id: number, uuid: string, idCliente: number, nomeGrupo: string, statusGrupo: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export type CriarGrupoLouvorMutationVariables = Exact<{
  input: Types.GrupoLouvorInput;
}>;


export type CriarGrupoLouvorMutation = { criarGrupoLouvor: { id: number, uuid: string } };

export type AtualizarGrupoLouvorMutationVariables = Exact<{
  id: string | number;
  input: Types.GrupoLouvorInput;
}>;


export type AtualizarGrupoLouvorMutation = { atualizarGrupoLouvor: { id: number, uuid: string, idCliente: number, nomeGrupo: string, statusGrupo: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const GrupoLouvorEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrupoLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"statusGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<GrupoLouvorEdicaoFragment, unknown>;
export const GrupoLouvorParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrupoLouvorParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GrupoLouvorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrupoLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"statusGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<GrupoLouvorParaEditarQuery, GrupoLouvorParaEditarQueryVariables>;
export const CriarGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarGrupoLouvorMutation, CriarGrupoLouvorMutationVariables>;
export const AtualizarGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GrupoLouvorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GrupoLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"statusGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarGrupoLouvorMutation, AtualizarGrupoLouvorMutationVariables>;
export const useCriarGrupoLouvorMutation = (options?: useMutation.Options<CriarGrupoLouvorMutation, CriarGrupoLouvorMutationVariables>): useMutation.ResultTuple<CriarGrupoLouvorMutation, CriarGrupoLouvorMutationVariables> => useMutation(CriarGrupoLouvorDocument, options as never) as never
export const useAtualizarGrupoLouvorMutation = (options?: useMutation.Options<AtualizarGrupoLouvorMutation, AtualizarGrupoLouvorMutationVariables>): useMutation.ResultTuple<AtualizarGrupoLouvorMutation, AtualizarGrupoLouvorMutationVariables> => useMutation(AtualizarGrupoLouvorDocument, options as never) as never