/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type GrupoDoNovoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type GrupoDoNovoMembroQuery = { grupoLouvor: { id: number, uuid: string, idCliente: number, nomeGrupo: string, excluidoEm: string | null, acoesPermitidas: Array<string>, lider: { id: number, uuid: string } | null } };

export type AdicionarMembroGrupoLouvorMutationVariables = Exact<{
  input: Types.MembroGrupoLouvorInput;
}>;


export type AdicionarMembroGrupoLouvorMutation = { adicionarMembroGrupoLouvor: { id: number, uuid: string } };


export const GrupoDoNovoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrupoDoNovoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"lider"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]}}]} as unknown as DocumentNode<GrupoDoNovoMembroQuery, GrupoDoNovoMembroQueryVariables>;
export const AdicionarMembroGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroGrupoLouvorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroGrupoLouvorMutation, AdicionarMembroGrupoLouvorMutationVariables>;
export const useGrupoDoNovoMembroQuery = (options: useQuery.Options<GrupoDoNovoMembroQuery, GrupoDoNovoMembroQueryVariables> | SkipToken): useQuery.Result<GrupoDoNovoMembroQuery, GrupoDoNovoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(GrupoDoNovoMembroDocument, options as never) as never
export const useAdicionarMembroGrupoLouvorMutation = (options?: useMutation.Options<AdicionarMembroGrupoLouvorMutation, AdicionarMembroGrupoLouvorMutationVariables>): useMutation.ResultTuple<AdicionarMembroGrupoLouvorMutation, AdicionarMembroGrupoLouvorMutationVariables> => useMutation(AdicionarMembroGrupoLouvorDocument, options as never) as never