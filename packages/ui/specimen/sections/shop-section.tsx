import { __iconData as layoutGrid } from 'lucide-react/icons/layout-grid'
import { __iconData as list } from 'lucide-react/icons/list'
import { __iconData as slidersHorizontal } from 'lucide-react/icons/sliders-horizontal'
import { __iconData as x } from 'lucide-react/icons/x'
import { useState } from 'react'
import { Match } from '../../src/basket/match.tsx'
import { Button } from '../../src/controls/button.tsx'
import { IconButton } from '../../src/controls/icon-button.tsx'
import { Pager, ShowMore } from '../../src/controls/pager.tsx'
import { Key, SearchBox, SearchContainer } from '../../src/controls/search-box.tsx'
import { Pick, Segmented, Select, Toolbar } from '../../src/controls/toolbar.tsx'
import { Sheet } from '../../src/overlays/sheet.tsx'
import { PageHeader, Breadcrumb } from '../../src/page/page-parts.tsx'
import { SectionHeader } from '../../src/page/section-header.tsx'
import { SkeletonList } from '../../src/page/skeleton.tsx'
import { Chip, Chips, FacetGroup, Facets } from '../../src/product/facets.tsx'
import { ProductGrid } from '../../src/product/product-lists.tsx'
import {
  Suggestions,
  SuggestionGroup,
  SuggestedLink,
  SuggestedProduct,
} from '../../src/product/suggestions.tsx'
import { icon } from '../../src/tokens/icon.tsx'
import { products } from '../products.ts'
import { inBasket, Live } from './add-section.tsx'
import { cards } from './product-section.tsx'

const GridIcon = icon(layoutGrid)
const ListIcon = icon(list)
const FiltersIcon = icon(slidersHorizontal)
const ClearIcon = icon(x)

const ranges = ['Corner shop', 'Takeaway', 'Restaurant', 'Getränkefachgroßhandel und Kantinen']

function Groups() {
  const [chosen, setChosen] = useState<readonly string[]>(['Corner shop', 'Takeaway'])
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  const values = ranges.map((name) => ({ value: name, name, count: '5,210', chosen: chosen.includes(name) }))
  return (
    <>
      <FacetGroup title="Range" values={values} onToggle={toggle} open />
      <FacetGroup title="Category" values={values} onToggle={toggle} open />
      <FacetGroup title="Country of origin" values={values} onToggle={toggle} />
    </>
  )
}

function ShopTools() {
  const [layout, setLayout] = useState('grid')
  const [sort, setSort] = useState('FEATURED')
  const [filtering, setFiltering] = useState(false)
  return (
    <>
      <Toolbar
        end={
          <Segmented
            label="Layout"
            value={layout}
            onChoose={setLayout}
            segments={[
              { value: 'grid', name: 'Grid', icon: <GridIcon size="s" /> },
              { value: 'list', name: 'List', icon: <ListIcon size="s" /> },
            ]}
          />
        }
      >
        <span className="md:hidden">
          <Pick onClick={() => setFiltering(true)}>
            <FiltersIcon size="s" /> Filters · 2
          </Pick>
        </span>
        <Select
          label="Sort"
          value={sort}
          onChoose={setSort}
          choices={[
            { value: 'FEATURED', name: 'Featured' },
            { value: 'PRICE_ASC', name: 'Lowest price' },
          ]}
        />
      </Toolbar>
      <Sheet
        open={filtering}
        onClose={() => setFiltering(false)}
        title="Filters"
        closeLabel="Close"
        side="end"
        footer={
          <Button look="go" size="tall" wide onClick={() => setFiltering(false)}>
            Show 188 products
          </Button>
        }
      >
        <Groups />
      </Sheet>
    </>
  )
}

export function ShopSection() {
  return (
    <>
      <Breadcrumb
        label="Breadcrumb"
        pages={[
          { name: 'Home', href: '#home' },
          { name: 'Grocery', href: '#grocery' },
          { name: 'Tins and pulses' },
        ]}
      />
      <PageHeader title="Tins and pulses" detail="7,318 for your trade" />
      <div className="beside-filters">
        <Facets label="Filters">
          <Groups />
        </Facets>
        <div className="min-w-0">
          <ShopTools />
          <div className="mb-4">
            <Chips>
              <Chip label="Remove filter: Corner shop" onRemove={() => {}}>
                Corner shop
              </Chip>
              <Chip label="Remove filter: Takeaway" onRemove={() => {}}>
                Takeaway
              </Chip>
              <Button look="bare" size="small">
                Clear all
              </Button>
            </Chips>
          </div>
          <ProductGrid>
            {cards(2)}
            <SkeletonList count={1} item="card" />
          </ProductGrid>
          <ShowMore text="25 of 7,318" name="Show more" onMore={() => {}} />
          <Pager
            label="Pages"
            text="49 to 72 of 7,318"
            previous={{ href: '#1', name: 'Previous page' }}
            next={{ href: '#3', name: 'Next page' }}
          />
        </div>
      </div>
      <SectionHeader title="Search" more={{ href: '#all', name: 'All 37' }} />
      <div className="mb-100 max-w-190">
        <SearchContainer open>
          <SearchBox
            label="Search"
            defaultValue="tom"
            end={
              <IconButton label="Clear">
                <ClearIcon />
              </IconButton>
            }
          />
          <Suggestions
            id="found"
            label="Results"
            footer={
              <span>
                <Key>↑</Key> <Key>↓</Key> move
              </span>
            }
          >
            <SuggestionGroup label="Products">
              {products.slice(0, 3).map((product, index) => (
                <SuggestedProduct
                  key={product.code}
                  id={`found-${product.code}`}
                  chosen={index === 1}
                  href="#product"
                  fullName={`${product.brand} ${product.name}`}
                  name={
                    <>
                      {product.brand} Chopped <Match>Tom</Match>atoes in Juice
                    </>
                  }
                  meta={`${product.pack} · ${product.code}`}
                  stock={{ kind: 'in', text: 'In stock' }}
                  storage={product.storage}
                  picture={product.picture}
                  units={[
                    {
                      key: '2',
                      price: product.price,
                      add: (
                        <Live
                          start={index === 1 ? inBasket(6) : { offer: 'add' }}
                          reasonPosition="elsewhere"
                        />
                      ),
                    },
                  ]}
                />
              ))}
            </SuggestionGroup>
            <SuggestionGroup label="Categories" titled half>
              <SuggestedLink id="found-tins" chosen={false} href="#tins" count="45">
                Tinned tomatoes
              </SuggestedLink>
            </SuggestionGroup>
            <SuggestionGroup label="All results">
              <SuggestedLink id="found-all" chosen={false} href="#all" strong>
                See all 37 products
              </SuggestedLink>
            </SuggestionGroup>
          </Suggestions>
        </SearchContainer>
      </div>
    </>
  )
}
