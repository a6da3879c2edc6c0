/** Where a picture stands, as far as it decides which widths it needs: app/ui/picture-files.ts has them. */
export type PictureStand = 'pair' | 'tile' | 'wall' | 'single' | 'large'
