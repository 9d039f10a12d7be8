import { fold } from '../search/fold.ts'

/** The meaning of a spreadsheet column. The columns `pieces` and `boxes` hold quantities of that unit. */
export type Column = 'code' | 'name' | 'quantity' | 'pieces' | 'boxes' | 'unit' | 'size' | 'row' | 'other'

const headings: Readonly<Record<Column, string>> = {
  code:
    'code,sku,product code,item code,item no,item number,stock code,plu,barcode,ean,gtin,upc,ref,reference,' +
    'kod,kod produktu,indeks,symbol,kod kreskowy,urun kodu,stok kodu,barkod',
  name:
    'name,desc,product,product name,item,description,item description,details,' +
    'nazwa,produkt,towar,opis,nazwa towaru,nazwa produktu,urun,urun adi,ad,aciklama,malzeme,cinsi',
  quantity:
    'qty,quantity,order,order qty,amount,count,no of,needed,required,to order,this week,this order,order now,new order,ilosc,szt,zamowienie,do zamowienia,zamawiam,' +
    'w tym tygodniu,miktar,adet,siparis,siparis miktari,siparis adedi,bu hafta',
  pieces: 'single,singles,each,eaches,pieces,pcs,ea,loose,split,splits,sztuki,sztuk,tane,adet miktar,parca',
  boxes:
    'case,box,carton,outer,karton,skrzynka,cases,boxes,cartons,ctn,ctns,outers,crates,trays,qty cases,no of cases,kartony,kart,zgrzewki,skrzynki,opakowania zbiorcze,koli,kasa,koli adedi',
  unit: 'unit,uom,units,unit of measure,jednostka,jm,j.m.,birim,olcu',
  size: 'size,pack,pack size,format,case size,wielkosc,opakowanie,gramatura,ambalaj,boyut,paket',
  row: 'no,nr,row,line,line no,pos,item no row,lp,l.p.,poz,pozycja,sira,sira no',
  other:
    'price,unit price,net price,cost,total,line total,net,gross,vat,vat rate,amount due,value,rrp,discount,' +
    'cena,cena netto,cena brutto,wartosc,wartosc netto,razem,suma,netto,brutto,stawka,rabat,' +
    'fiyat,birim fiyat,tutar,toplam,kdv,net tutar,iskonto,price £,total £,' +
    'last order,last week,previous order,stock,in stock,stock level,on hand,usual,par,par level,min,max,minimum,maximum,' +
    'ostatnie zamowienie,ostatnio,stan,stan magazynowy,na stanie,zapas,zwykle,' +
    'category,brand,supplier,department,group,range,location,storage,vat code,allergens,country,origin,kategoria,marka,dostawca,grupa,dzial,kraj,kategori,tedarikci,grup,mense,' +
    'son siparis,gecen hafta,stok,mevcut,eldeki,elde,stok miktari,normalde',
}
const headingOf = new Map(
  (Object.keys(headings) as Column[]).flatMap((column) =>
    headings[column].split(',').map((word) => [word, column] as const),
  ),
)

export const columnOf = (heading: string): Column | undefined =>
  headingOf.get(
    fold(heading)
      .replace(/[^\p{L}. ]/gu, ' ')
      .trim(),
  ) ??
  headingOf.get(
    fold(heading)
      .replace(/[^\p{L} ]/gu, ' ')
      .trim(),
  )
