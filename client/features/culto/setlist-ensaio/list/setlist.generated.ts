/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MusicaLinhaFragment = { id: number, uuid: string, nomeMusica: string, tomMusica: string, linkMusica: string | null, ordem: number, versao: number };

export type EnsaioDoSetlistQueryVariables = Exact<{
  id: string | number;
}>;


export type EnsaioDoSetlistQuery = { ensaioLouvor: { id: number, uuid: string, dataEnsaio: string, horaEnsaio: string, statusEnsaio: string, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type SetlistEnsaioQueryVariables = Exact<{
  id: string | number;
}>;


export type SetlistEnsaioQuery = { setlistEnsaio: { totalCount: number, nodes: Array<{ id: number, uuid: string, nomeMusica: string, tomMusica: string, linkMusica: string | null, ordem: number, versao: number }> } };

export type OrdenarSetlistEnsaioMutationVariables = Exact<{
  id: string | number;
  musicas: Array<number> | number;
}>;


export type OrdenarSetlistEnsaioMutation = { ordenarSetlistEnsaio: { message: string } };

export type ExcluirMusicaSetlistMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirMusicaSetlistMutation = { excluirMusicaSetlist: { message: string } };

export const MusicaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MusicaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetlistEnsaio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMusica"}},{"kind":"Field","name":{"kind":"Name","value":"tomMusica"}},{"kind":"Field","name":{"kind":"Name","value":"linkMusica"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<MusicaLinhaFragment, unknown>;
export const EnsaioDoSetlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnsaioDoSetlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ensaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}}]}}]}}]} as unknown as DocumentNode<EnsaioDoSetlistQuery, EnsaioDoSetlistQueryVariables>;
export const SetlistEnsaioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SetlistEnsaio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setlistEnsaio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idEnsaio"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MusicaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MusicaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetlistEnsaio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeMusica"}},{"kind":"Field","name":{"kind":"Name","value":"tomMusica"}},{"kind":"Field","name":{"kind":"Name","value":"linkMusica"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<SetlistEnsaioQuery, SetlistEnsaioQueryVariables>;
export const OrdenarSetlistEnsaioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrdenarSetlistEnsaio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"musicas"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordenarSetlistEnsaio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"musicas"},"value":{"kind":"Variable","name":{"kind":"Name","value":"musicas"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<OrdenarSetlistEnsaioMutation, OrdenarSetlistEnsaioMutationVariables>;
export const ExcluirMusicaSetlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMusicaSetlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMusicaSetlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMusicaSetlistMutation, ExcluirMusicaSetlistMutationVariables>;
export const useEnsaioDoSetlistQuery = (options: useQuery.Options<EnsaioDoSetlistQuery, EnsaioDoSetlistQueryVariables> | SkipToken): useQuery.Result<EnsaioDoSetlistQuery, EnsaioDoSetlistQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EnsaioDoSetlistDocument, options as never) as never
export const useSetlistEnsaioQuery = (options: useQuery.Options<SetlistEnsaioQuery, SetlistEnsaioQueryVariables> | SkipToken): useQuery.Result<SetlistEnsaioQuery, SetlistEnsaioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SetlistEnsaioDocument, options as never) as never
export const useOrdenarSetlistEnsaioMutation = (options?: useMutation.Options<OrdenarSetlistEnsaioMutation, OrdenarSetlistEnsaioMutationVariables>): useMutation.ResultTuple<OrdenarSetlistEnsaioMutation, OrdenarSetlistEnsaioMutationVariables> => useMutation(OrdenarSetlistEnsaioDocument, options as never) as never
export const useExcluirMusicaSetlistMutation = (options?: useMutation.Options<ExcluirMusicaSetlistMutation, ExcluirMusicaSetlistMutationVariables>): useMutation.ResultTuple<ExcluirMusicaSetlistMutation, ExcluirMusicaSetlistMutationVariables> => useMutation(ExcluirMusicaSetlistDocument, options as never) as never