/** All icons, in a module that can be loaded late: the one of “lucide” itself is part of the window. */
declare module 'lucide/dist/esm/iconsAndAliases.mjs';
