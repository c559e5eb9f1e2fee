import { createContext, useContext } from 'react';

const PictureBase = createContext('');

/** Gives the avatars below the address that the paths of pictures are relative to: the API's base. */
export const PictureBaseProvider = PictureBase.Provider;

export const usePictureBase = (): string => useContext(PictureBase);
